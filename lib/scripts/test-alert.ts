import { fail } from '@/lib/fail.mjs';
import { sendAlert } from '@/lib/server/submissions/alerts';
import type { Services } from '@/lib/server/submissions/services';

/**
 * Sends a test alert to ALERT_URL.
 *
 * @returns the text that was sent; if ALERT_URL does not accept it, the process ends with one line that says why
 */
export async function sendTestAlert(services: Services): Promise<string> {
  if (!services.settings.alertUrl)
    fail('ALERT_URL is not set. Set it to the address that receives alerts.');
  const { isSent, reason, text } = await sendAlert(services, ['This is a test alert.']);
  if (!isSent) fail(`ALERT_URL did not accept the alert (${reason}). Check its address.`);
  return `sent: ${text}\n`;
}
