import { fail } from '@/lib/fail.mjs';
import { sendAlert } from '@/lib/server/submissions/alerts';
import type { Services } from '@/lib/server/submissions/services';

/**
 * `submissions test-alert`: sends one alert to ALERT_URL.
 *
 * @returns the text that was sent; if ALERT_URL refused it, the process ends with one line that says why
 */
export async function sendTestAlert(services: Services): Promise<string> {
  if (!services.settings.alertUrl) fail('ALERT_URL is not set.');
  const { isSent, reason, text } = await sendAlert(services, ['this is a test.']);
  if (!isSent) fail(`ALERT_URL refused the alert (${reason}).`);
  return `sent: ${text}\n`;
}
