/** Texts that every form page carries. The other messages stand at their rules, and load with them. */

export const requiredMessage = 'This field is required';

/** The label of the button, and of what stands for it elsewhere, while a submission is under way. */
export const submittingLabel = 'Submitting...';
