import 'server-only';
import { Webhook } from 'standardwebhooks';

/**
 * Returns the signature headers of a request to the upstream (Standard Webhooks 1.0); none without a secret.
 *
 * @param id the idempotency key, the same for every attempt
 */
export function signRequest(
  secret: string | undefined,
  id: string,
  body: string,
): Record<string, string> {
  if (!secret) return {};
  const now = new Date();
  return {
    'webhook-id': id,
    'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
}
