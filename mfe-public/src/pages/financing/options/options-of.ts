/** The features of each way to pay, in order. */
export const optionsOf = {
  immediate: ['amount', 'noInterest', 'card', 'due'],
  structured: ['monthly', 'total', 'credit', 'early'],
  healthcare: ['eligible', 'advantaged', 'documentation', 'flexible', 'guidance'],
} as const;

export type OptionName = keyof typeof optionsOf;
export const optionNames = Object.keys(optionsOf) as OptionName[];
