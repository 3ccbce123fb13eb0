/** What the practice claims of each procedure: minutes in the suite, days until daily life, percent that succeed. */
export const procedureFacts = {
  lasik: { minutes: 15, recovery: { from: 1, to: 2 }, success: 98 },
  prk: { minutes: 15, recovery: { from: 3, to: 5 }, success: 96 },
  icl: { minutes: 30, recovery: { from: 1, to: 3 }, success: 99 },
} as const;

/** Within what limits a procedure is offered. Ages in years, the rest in dioptres without their sign, or seconds. */
export const procedureLimits = {
  laserSeconds: 60,
  lasikAge: 18,
  lasikMyopia: 12,
  lasikHyperopia: 6,
  lasikAstigmatism: 6,
  iclAge: { from: 21, to: 45 },
  iclMyopia: { from: 3, to: 20 },
  iclHyperopia: { from: 0.5, to: 10 },
} as const;

export type ProcedureName = keyof typeof procedureFacts;
export const procedureNames = Object.keys(procedureFacts) as ProcedureName[];
