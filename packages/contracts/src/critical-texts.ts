const critical =
  /\b(?:emergency|emergencies|risks?|warnings?|candidacy|candidates?|requirements?|self ?checks?|consents?|after ?care|recovery|symptoms?)\b/;

/** `lasik.candidacy.suitsNot` → `lasik candidacy suits not` */
const wordsOf = (key: string): string =>
  key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^a-zA-Z]+/g, ' ')
    .toLowerCase();

/**
 * Whether a patient may come to harm by a wrong word in a text, as its key tells: emergencies, risks, who a procedure is for,
 * the self-check, consent, recovery, aftercare. A machine alone never writes these for visitors.
 */
export const isCritical = (key: string): boolean => critical.test(wordsOf(key));

/** Categories of articles of which the same is true. */
export const criticalCategories: readonly string[] = ['patient-care'];
