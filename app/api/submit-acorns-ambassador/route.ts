import { submissionRoute } from '../submission-route';

export const POST = submissionRoute('submit-acorns-ambassador');
