import { fail } from '@/lib/fail.mjs';
import { alertOf } from '@/lib/server/submissions/alerts/transitions';
import { sendAlert } from '@/lib/server/submissions/alerts/watch';
import type { Services } from '@/lib/server/submissions/services';

/**
 * `submissions test-alert`: whether ALERT_URL takes an alert.
 *
 * @returns what was sent; where nothing was, the process ends with one line that says why
 */
export async function sendTestAlert(services: Services): Promise<string> {
  const { alertUrl, siteUrl } = services.settings;
  if (!alertUrl) fail('There is nobody to tell: ALERT_URL is not set.');
  const alert = alertOf('test', 'this is a test.', { siteUrl, now: Date.now() });
  const { isTaken, reason } = await sendAlert(services, alert);
  if (!isTaken) fail(`ALERT_URL did not take the alert (${reason}).`);
  return `sent: ${alert.text}\n`;
}
