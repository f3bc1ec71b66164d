/** How the upstream, and who takes alerts, know a call of ours: Standard Webhooks 1.0. */
import 'server-only';
import { Webhook } from 'standardwebhooks';

/**
 * @param secrets each signs: while one is replaced, the receiver may know either
 * @param id the same with every attempt
 * @param body the text exactly as it is sent
 * @returns the headers that go with it; none without a secret
 */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  body: string,
): Record<string, string> {
  if (secrets.length === 0) return {};
  const now = new Date();
  return {
    'webhook-id': id,
    'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}
