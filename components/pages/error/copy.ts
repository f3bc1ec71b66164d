export const errorCopy = {
  title: 'Unexpected Application Error!',
  text: 'Something broke on our end. It wasn’t you, and it won’t go on your record.',
  retry: 'Try again',
  home: 'Back to the home page',
} as const;
