import type { Accepted } from './finding.ts';

/** What the tools report and is left as it is, and why. A reason leaves this list when its finding is gone. */
export const accepted: readonly Accepted[] = [];
