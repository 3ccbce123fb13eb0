import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the work behind any of these answers on a machine that is not overloaded. */
const leastMs = 250;

/**
 * Lets answers leave after the same time whatever was found, so that their duration does not tell who has an account or a
 * subscription: the work differs, and an attempt to make it equal would last until the next change of the code.
 */
export class EvenAnswers {
  /** @param wait replaced by tests, which look at the order of events and not at a clock */
  constructor(
    private wait = (milliseconds: number): Promise<unknown> => sleep(milliseconds, undefined, { ref: false }),
  ) {}

  /** Call before the work; the answer leaves when the result is settled. */
  begin(): Promise<unknown> {
    return this.wait(leastMs);
  }

  /** Replaces the clock of a running app. */
  waitBy(wait: (milliseconds: number) => Promise<unknown>): void {
    this.wait = wait;
  }
}
