import { submissionRoute } from '../submission-route';

export const POST = submissionRoute('submit-soluna-ambassador');
