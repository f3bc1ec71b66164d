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

  /**
   * Counts how a delivery ended, by redelivery or by a visitor's own request.
   *
   * @param form the upstream call
   * @param answered whether the upstream took or rejected it; false: it could do neither
   */
  record(form: FormId, answered: boolean): void {
    if (answered) return void this.#calls.delete(form);
    const failures = (this.#calls.get(form)?.failures ?? 0) + 1;
    this.#calls.set(form, { failures, openUntil: performance.now() + this.pause });
  }

  /** The calls that must not be tried now. */
  open(): FormId[] {
    return this.#failing(({ openUntil }) => openUntil > performance.now());
  }

  /** The calls whose pause is over: one row at a time goes through, as a probe. */
  probing(): FormId[] {
    return this.#failing(({ openUntil }) => openUntil <= performance.now());
  }

  #failing(isWanted: (call: { openUntil: number }) => boolean): FormId[] {
    return [...this.#calls].flatMap(([form, call]) =>
      call.failures >= THRESHOLD && isWanted(call) ? [form] : [],
    );
  }
}
