/** What each way to pay offers, in its order. */
export const optionsOf = {
  immediate: ['amount', 'noInterest', 'card', 'due'],
  structured: ['monthly', 'total', 'credit', 'early'],
  healthcare: ['eligible', 'advantaged', 'documentation', 'flexible', 'guidance'],
} as const;

export type OptionName = keyof typeof optionsOf;
export const optionNames = Object.keys(optionsOf) as OptionName[];
