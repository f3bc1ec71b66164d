import { createSentValues as createSent, createValues } from '@/lib/testing/answers';
import { formFixtures, type FormFixture } from '@/lib/testing/fixtures';
import type { FormId } from '@/lib/forms/types';

export { createValues };

export const formIds = formFixtures.map(({ formId }) => formId);

/** Returns the body that the upstream should receive, with the test's email address. */
export const createSentValues = ({ sent }: FormFixture, email: string) => ({ ...sent, email });

export const createUpstreamExample = (formId: FormId) => createSent(formId);
