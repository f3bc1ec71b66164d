/** Circuit breakers: redelivery does not send row after row to an upstream call that is down. */
import 'server-only';
import type { FormId } from '@/lib/forms/types';

/** A call's breaker opens after this many failures in a row. */
const THRESHOLD = 5;

/** One breaker for each upstream call, of one process. Times by the monotonic clock. */
export class Breakers {
  readonly #calls = new Map<FormId, { failures: number; openUntil: number }>();

  /** @param pause how long an open breaker holds rows back before the next probe, in ms */
  constructor(private readonly pause = 10_000) {}

  /** @param answered whether the upstream took or rejected a row or a visitor's own submission */
  record(form: FormId, answered: boolean): void {
    if (answered) return void this.#calls.delete(form);
    const failures = (this.#calls.get(form)?.failures ?? 0) + 1;
    this.#calls.set(form, { failures, openUntil: performance.now() + this.pause });
  }

  /** Calls of `open` must not be tried now. Of those of `probing`, whose pause is over, one row may. */
  failing(): { open: FormId[]; probing: FormId[] } {
    const failing = [...this.#calls].filter(([, { failures }]) => failures >= THRESHOLD);
    const open = failing.filter(([, { openUntil }]) => openUntil > performance.now());
    const probing = failing.filter((call) => !open.includes(call));
    return { open: open.map(([form]) => form), probing: probing.map(([form]) => form) };
  }
}
