export const explanation = ['surface', 'lens', 'record'] as const;
export const advantages = ['noFlap', 'thin', 'blows', 'dry'] as const;
export const risks = ['pain', 'haze', 'infection', 'enhancement'] as const;
/** Minutes or seconds that each step takes. */
export const steps = [
  { name: 'prepare', unit: 'minutes', to: 15 },
  { name: 'clear', unit: 'minutes', to: 2 },
  { name: 'reshape', unit: 'seconds', from: 30, to: 60 },
  { name: 'bandage', unit: 'minutes', to: 1 },
] as const;
/** Days or weeks since the procedure. */
export const periods = [
  { name: 'first', unit: 'days', from: 1, to: 3 },
  { name: 'second', unit: 'days', from: 4, to: 7 },
  { name: 'third', unit: 'weeks', from: 2, to: 4 },
] as const;
export const profiles = ['thinCornea', 'fighter', 'dryEyes'] as const;
