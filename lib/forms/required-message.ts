/** On its own because every form page carries it; the other messages load with the checks. */
export const requiredMessage = 'This field is required';
