import { fail } from '@/lib/fail.mjs';
import { sendAlert } from '@/lib/server/submissions/alerts';
import type { Services } from '@/lib/server/submissions/services';

/** Sends a test alert and returns its text. If ALERT_URL does not accept it, ends the process with the reason. */
export async function sendTestAlert(services: Services): Promise<string> {
  if (!services.settings.alertUrl)
    fail('ALERT_URL is not set. Set it to the address that receives alerts.');
  const { isSent, reason, text } = await sendAlert(services, ['This is a test alert.']);
  if (!isSent) fail(`ALERT_URL did not accept the alert (${reason}). Check its address.`);
  return `sent: ${text}\n`;
}
