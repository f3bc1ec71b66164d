/** Messages that every form page loads; schema.ts, which loads later, has the others. */

export const requiredMessage = 'This field is required';
export const emailMessage = 'Please enter a valid email address';
export const digitsMessage = 'Please enter digits only';
export const createRangeMessage = (min: number | string, max: number | string) =>
  `Please enter a whole number from ${min} to ${max}`;

/** The label of the submit button while a submission is being sent. */
export const submittingLabel = 'Submitting...';
