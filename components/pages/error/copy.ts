export const errorCopy = {
  title: 'Unexpected Application Error!',
  text: 'Something broke on our end. It wasn’t you, and it won’t go on your record.',
  retry: 'Try again',
  // Not from lib/routes.ts, which would make the script of every page larger by 0.5 KB.
  home: { label: 'Back to the home page', href: '/' },
} as const;
