/** What the page on financing asks for in the address, and what it is called there. */
const titles = {
  immediate: 'financing.options.immediate.title',
  structured: 'financing.options.structured.title',
  healthcare: 'financing.options.healthcare.title',
  concierge: 'financing.concierge.title',
} as const;

type Paying = keyof typeof titles;

const isPaying = (about: string): about is Paying => Object.hasOwn(titles, about);

/** The address of the form that already says what about. */
export const askAbout = (about: Paying): string => `/contact?procedure=consultation&about=${about}#request`;

/** The name of what the address asks about; of anything else that somebody may have written there, nothing. */
export const payingAbout = (about: string | null) => (about && isPaying(about) ? titles[about] : undefined);
