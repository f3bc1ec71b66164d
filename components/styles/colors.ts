/** The day colors of tokens.css that metadata needs. At night, --paper has the color of ink. */
export const colors = { paper: '#fff', ink: '#11150f' } as const;

/** The browser's theme color, until components/site/night-script.ts selects one. */
export const themeColor = [
  { media: '(prefers-color-scheme: light)', color: colors.paper },
  { media: '(prefers-color-scheme: dark)', color: colors.ink },
];
