/** The words of the page for a fault of ours. */
export const failure = {
  title: 'Unexpected Application Error!',
  text: 'Something on our side failed. It was not you, and it does not go on your record.',
  retry: 'Try again',
  home: 'Back to the home page',
  grade: 'See me',
} as const;
