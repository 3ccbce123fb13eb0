import type { ShownVerdict } from './modules.js';

/** Whether the gate has tried a version, in all of its stages, with what is live now. The back office asks without zod. */
export const isTried = (check: ShownVerdict | null): boolean =>
  check !== null && check.passed && check.is_current;
