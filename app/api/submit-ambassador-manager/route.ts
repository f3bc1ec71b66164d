import { submissionRoute } from '../submission-route';

export const POST = submissionRoute('submit-ambassador-manager');

/** In s, where a platform ends functions: reading a form and sending it on take 40 s at most. */
export const maxDuration = 60;
