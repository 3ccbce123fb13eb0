/** What a key speaks of: emergencies, who a procedure is for, what to do before and after it, what it can do to an eye. */
const inKeys =
  /\b(?:emergency|emergencies|risks?|warnings?|safety|candidacy|candidates?|requirements?|ideal|who|limits?|limitations|versus|compare|self ?checks?|consents?|bring|preparation|steps|after ?care|recovery|symptoms?|dry ?eyes|dryness|thin|thickness|prescriptions?|scale)\b/;

/** What English speaks of, whatever its key and wherever it stands, in small letters and without marks. */
const inEnglish = new RegExp(
  `\\b(?:${[
    '911|emergenc(?:y|ies)|urgent(?:ly)?|(?:can ?not|can t) wait|ambulance|at once|right away|immediately|hospital',
    'pains?|pain(?:ful|less|killers?)|hurts?|sting\\w*|burn(?:s|ing)?|bleed\\w*|swell\\w*|swollen|red(?:ness)?|pus|fever|floaters|blind\\w*|los(?:e|ing|s of) (?:\\w+ )?(?:sight|vision)',
    'infect\\w*|inflam\\w*|allerg\\w*|injur\\w*|diabet\\w*|glaucoma|keratoconus|pregnan\\w*|breast ?feed\\w*|nursing',
    'drops?|rub(?:s|bed|bing)?|medicines?|medications?|drugs?|dos(?:e|es|age)|pills?|antibiotics?|steroids?|ointments?|ana?esthe\\w*|numb\\w*|sedat\\w*',
    'contact lens(?:es)?|contacts|bandage|shield|stitches|make ?up|swim\\w*|shower\\w*|drives? (?:you |them )?home|dry eyes?|thin corneas?|too thin|diopters?|myopia|hyperopia|limits?|(?:must|should|may) (?:not|never)',
    'risk(?:s|y|ed)?|harm\\w*|warnings?|symptoms?|complications?|side effects?|candidates?|consents?|not safe|unsafe',
  ].join('|')})\\b`,
);

/** `lasik.candidacy.suitsNot` → `lasik candidacy suits not`; a word that is marked in part is one word. */
const wordsOf = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^a-zA-Z0-9]+/g, ' ')
    .toLowerCase();

/**
 * Whether a patient may come to harm by a wrong word in a text, as its key or its English tells: emergencies, risks, who a
 * procedure is for, the self-check, consent, what to do before and after. A machine alone never writes these for visitors.
 */
export const isCritical = (key: string, source: string): boolean =>
  inKeys.test(wordsOf(key)) || inEnglish.test(wordsOf(`${key} ${source}`));

/** Categories of articles of which the same is true, whatever their words. */
const criticalCategories: readonly string[] = ['patient-care'];

/** The same of an article, by what it says in English: translated or not, it is read as one. */
export const isCriticalArticle = (categories: readonly string[], lines: readonly string[]): boolean =>
  categories.some((category) => criticalCategories.includes(category)) ||
  lines.some((line) => isCritical('', line));
