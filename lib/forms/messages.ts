/** Messages that every form page needs; the other messages load with their rules. */

export const requiredMessage = 'This field is required';

/** The label of the submit button while a submission is being sent. */
export const submittingLabel = 'Submitting...';
