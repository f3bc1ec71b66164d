/** Where the answer page's frame is empty, as React writes it (app/please-check). */
export const answerSlot = '<div data-answer-slot=""></div>';
