/** What the server does before its first request. */
import { env } from '@/lib/env';
import { problemWith } from '@/lib/submissions/preconditions';
import { watchPeers } from '@/lib/submissions/client-address';
import { keepHouse } from '@/lib/submissions/housekeeping';
import { describe, log } from '@/lib/submissions/log';
import { services } from '@/lib/submissions/services';

/** How often the site looks for what it can deliver, in ms, where no visitor reminds it. */
const ROUND = 60_000;

/**
 * Checks the environment and the data folder, opens the store, and starts the rounds of
 * redelivery. Ends the process with one line if the site could not work as it is set up: a throw
 * would leave the server running and answering 500.
 */
export async function start(): Promise<void> {
  const problem = await problemWith(env, () => services().store());
  if (problem) {
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
  watchPeers();
  const { store, settings } = services();
  await store().catch((error: unknown) => {
    // PostgreSQL may still be starting; whoever needs it next tries again.
    log.error({ error: describe(error) }, 'store away');
  });
  if (settings.onVercel) return;
  void keepHouse(services());
  setInterval(() => void keepHouse(services()), ROUND).unref();
}
