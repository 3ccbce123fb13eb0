/** In keys: emergencies, who a procedure is for, what to do before and after it, and what it can do to an eye. */
const criticalKeyWords =
  /\b(?:emergency|emergencies|risks?|warnings?|safety|candidacy|candidates?|requirements?|ideal|who|limits?|limitations|versus|compare|self ?checks?|consents?|bring|preparation|steps|after ?care|recovery|symptoms?|dry ?eyes|dryness|thin|thickness|prescriptions?|scale)\b/;

/**
 * In the English of any text, in lower case and without punctuation. Each word has its own endings, since a stem with
 * any ending is found in harmless words: "numb" in "number", "harm" in "harmony".
 */
const criticalEnglishWords = new RegExp(
  `\\b(?:${[
    '911|emergenc(?:y|ies)|urgent(?:ly)?|(?:can ?not|can t) wait|ambulances?|at once|right away|immediately|hospitals?',
    'pains?|pain(?:ful(?:ly)?|less(?:ly)?|killers?)|hurt(?:s|ing|ful)?|st(?:ing(?:s|ing)?|ung)|burn(?:s|ed|t|ing)?|bl(?:eed(?:s|ing)?|ed)|swell(?:s|ed|ings?)?|swollen|red(?:ness)?|pus|fevers?|floaters?|blind(?:s|ed|ing|ness)?|los(?:es?|t|ing|s of) (?:\\w+ )?(?:sight|vision)',
    'infect\\w*|inflam\\w*|allerg\\w*|injur\\w*|diabet\\w*|glaucoma|keratoconus|pregnan\\w*|breast ?f(?:eed\\w*|ed)|nursing',
    '(?:eye ?)?drops?|rub(?:s|bed|bing)?|medicines?|medications?|drugs?|dos(?:e[ds]?|ing|ages?)|pills?|antibiotics?|steroids?|ointments?|ana?esthe\\w*|numb(?:s|ed|ing|ness)?|sedat(?:e[ds]?|ing|ion|ives?)',
    'contact lens(?:es)?|contacts(?! (?:our|us|you|them)\\b)|bandages?|shields?|stitch(?:es)?|make ?up|sw(?:im(?:s|ming|mers?)?|am)|shower(?:s|ed|ing)?|drives? (?:you |them )?home|dry eyes?|drier|dryness|thin corneas?|too thin|diopters?|myopia|hyperopia|limits?|(?:must|should|may) (?:not|never)',
    'risk(?:s|y|ed|ing|ier)?|(?:un)?harm(?:s|ed|ing|ful(?:ly)?|less(?:ly)?)?|warn(?:s|ed|ings?)?|symptoms?|complications?|side effects?|candidates?|consent(?:s|ed|ing)?|not safe|unsafe',
  ].join('|')})\\b`,
);

/** `lasik.candidacy.suitsNot` → `lasik candidacy suits not`; a tag inside a word does not split it. */
const toPlainWords = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^a-zA-Z0-9]+/g, ' ')
    .toLowerCase();

/** How the description of a critical text begins, if neither its key nor its English shows that it is one. */
const criticalMark = 'Critical: ';

/**
 * Whether a wrong word in a text could harm a patient, judging by its key and its English: emergencies, risks, who a
 * procedure is for, the self-check, consent, what to do before and after. Visitors never get these from a machine
 * alone.
 * @param descriptions for translators (`findDescriptions`); one that begins with `Critical: ` marks the text
 */
export const isCritical = (key: string, source: string, descriptions: readonly string[] = []): boolean =>
  criticalKeyWords.test(toPlainWords(key)) ||
  criticalEnglishWords.test(toPlainWords(`${key} ${source}`)) ||
  descriptions.some((description) => description.startsWith(criticalMark));

/** Categories whose articles are all critical. */
const criticalCategories: readonly string[] = ['patient-care'];

/** Whether an article is critical as a whole, judging by its categories and its English lines. */
export const isCriticalArticle = (categories: readonly string[], lines: readonly string[]): boolean =>
  categories.some((category) => criticalCategories.includes(category)) ||
  lines.some((line) => isCritical('', line));
