import type { Procedure } from '@lens/contracts/procedures';
import { copy } from './copy';

/** What the specification claims of each procedure, as pages show it: its time, its recovery and its success rate. */
export const claims: Record<Procedure, readonly [time: string, recovery: string, success: string]> = {
  lasik: [copy('medical:minutes', { count: 15 }), copy('medical:days', { from: 1, count: 2 }), '98%'],
  prk: [copy('medical:minutes', { count: 15 }), copy('medical:days', { from: 3, count: 5 }), '96%'],
  icl: [copy('medical:minutes', { count: 30 }), copy('medical:days', { from: 1, count: 3 }), '99%'],
};
