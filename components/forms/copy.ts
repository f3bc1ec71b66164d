/** Where typed words are kept (the session storage of one tab); ends any sentence about it. */
export const keptUntil = 'in this browser tab until you send it or close the tab';

export const kept = {
  note: `Kept ${keptUntil}.`,
  clear: 'Clear this form',
  cleared: 'The form is empty.',
  restore: 'Bring it back',
};
