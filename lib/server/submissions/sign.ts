import 'server-only';
import { Webhook } from 'standardwebhooks';

/**
 * Returns the signature headers of a request to the upstream (Standard Webhooks 1.0); none without a secret.
 *
 * @param secrets one, or two while an operator replaces one by the other
 * @param id the idempotency key, the same for every attempt
 */
export function signRequest(
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
