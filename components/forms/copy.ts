/** Where a draft is stored (the session storage of one tab); ends any sentence about it. */
export const draftScope = 'in this browser tab until you send it or close the tab';

export const draftCopy = {
  note: `Kept ${draftScope}.`,
  clear: 'Clear this form',
  cleared: 'The form is empty.',
  restore: 'Bring it back',
};
