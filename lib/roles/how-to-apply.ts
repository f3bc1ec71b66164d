/** What every role's page says of applying; its steps are the role's own. */
export const howToApply = {
  title: 'How to apply',
  fit: 'If you are a good fit, we email you the next steps.',
};
