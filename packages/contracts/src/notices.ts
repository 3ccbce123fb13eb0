/*
 * The notices that a practice publishes on one page. Without zod, so that patient pages and forms can load them.
 */

/** In the order of the page. */
export const noticeNames = [
  'accessibility',
  'openPayments',
  'goodFaithEstimate',
  'privacyPractices',
  'languageAssistance',
  'nonDiscrimination',
] as const;

export type NoticeName = (typeof noticeNames)[number];

/** A value for each notice. */
export type PerNotice<Value> = Record<NoticeName, Value>;

export const forEachNotice = <Value>(valueOf: (name: NoticeName) => Value): PerNotice<Value> =>
  Object.fromEntries(noticeNames.map((name) => [name, valueOf(name)])) as PerNotice<Value>;

/** The notices of a practice that has switched none on. */
export const noNotices = forEachNotice(() => ({ since: null, words: {} }));
