/** The type of a script that waits for the first paint: none that a browser knows. */
export const lateType = 'late';
