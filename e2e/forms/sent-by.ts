import { EMAIL, type Story } from '@/e2e/forms/stories/types';

/** @returns what the upstream should have received, with the test's own address in place */
export const sentBy = ({ sent }: Story, email: string): Record<string, unknown> =>
  JSON.parse(JSON.stringify(sent).replaceAll(EMAIL, email));
