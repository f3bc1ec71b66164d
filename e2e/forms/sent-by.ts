import { EMAIL, type FormFixture } from '@/e2e/forms/fixtures/types';

/** @returns what the upstream should have received, with the test's own address in place */
export const sentBy = ({ sent }: FormFixture, email: string): Record<string, unknown> =>
  JSON.parse(JSON.stringify(sent).replaceAll(EMAIL, email));
