import { formFixtures } from '@/e2e/forms/fixtures/all';
import { sentBy } from '@/e2e/forms/sent-by';
import type { FormId } from '@/lib/forms/types';

/**
 * @param call a form's id
 * @returns what the browser tests send with this form, as the upstream receives it
 * @throws for a form without a fixture
 */
export function upstreamExample(call: FormId): Record<string, unknown> {
  const fixture = formFixtures.find((one) => one.call === call);
  if (!fixture) throw new Error(`No fixture in e2e/forms/fixtures for ${call}.`);
  return sentBy(fixture, 'ada@example.edu');
}
