import { protectedTerms } from '@lens/contracts/protected-terms';
import { perLanguage, replaceOrNull, type Defect, type Position, type Texts } from './defect.ts';

const term = new RegExp(`(?<![A-Za-z])(?:${protectedTerms.join('|')})(?![A-Za-z])`);
const termsIn = (text: string) => text.match(new RegExp(term, 'g')) ?? [];

const alterTerm =
  (alter: (found: string) => string) =>
  ({ translation }: Position): string | null => {
    const [found] = termsIn(translation);
    return found ? replaceOrNull(translation, term, alter(found)) : null;
  };

/** Fills a placeholder with a name, and alters the name in the translation only. */
const alterName =
  (slot: string, name: string, wrong: string) =>
  ({ source, translation }: Position): Texts | null =>
    translation.includes(slot)
      ? {
          source: source.replaceAll(slot, name),
          translation: translation.replaceAll(slot, name).replace(name, wrong),
        }
      : null;

export const surgeon = 'Dr. Mara Solano';
export const brand = 'Still Water Eye Institute';

/** Moves a text's only protected term into the sentence before or after its own. */
function moveTerm({ source, translation, language }: Position): string | null {
  const parts = translation.split(language === 'hy' ? /(?<=։)\s*/ : /(?<=[.。])\s*/).filter(Boolean);
  const isParallel = parts.length === source.split(/(?<=[.?!]) /).length;
  const [found, ...others] = termsIn(translation);
  const at = parts.findIndex((part) => term.test(part));
  const to = at === 0 ? 1 : at - 1;
  if (!isParallel || !found || others.length > 0 || parts.length < 2) return null;
  const rest = parts.map((part) => part.replace(term, '').trim());
  return rest.map((part, index) => (index === to ? `${found} ${part}` : part)).join(' ');
}

export const termDefects: Defect[] = [
  { name: 'a term left out', codes: ['term.lost', 'text.empty'], plant: alterTerm(() => '') },
  { name: 'a term said twice', codes: ['term.added'], plant: alterTerm((found) => `${found} ${found}`) },
  {
    name: 'a term in small letters',
    codes: ['term.altered'],
    plant: alterTerm((found) => found.toLowerCase()),
  },
  {
    name: 'a term with a wrong letter',
    codes: ['term.altered', 'term.lost'],
    plant: alterTerm((found) => `${found.slice(0, 2)}z${found.slice(3)}`),
  },
  {
    name: 'a term with an ending',
    codes: ['term.altered', 'term.lost'],
    plant: alterTerm((found) => `${found}es`),
  },
  {
    name: 'a term with an accent',
    codes: ['term.altered', 'term.lost'],
    plant: alterTerm((found) => found.replace(/[IEO]/i, 'í')),
  },
  {
    name: 'a term for another',
    codes: ['term.lost'],
    plant: alterTerm((found) => (found === 'PRK' ? 'ICL' : 'PRK')),
  },
  {
    name: 'a term with a Cyrillic letter that looks the same',
    codes: ['script.foreign'],
    plant: ({ translation }) =>
      replaceOrNull(translation, /(?<=LASI)K/, 'К') ?? replaceOrNull(translation, /(?<=IC)L|(?<=PR)K/, 'К'),
  },
  {
    name: 'a term in letters of the language',
    codes: ['term.translated'],
    plant: perLanguage(
      { ko: '라식', zh: '拉西克', ar: 'الليزك', hy: 'լազիկ', he: 'לייזיק' },
      ({ translation }, word) => replaceOrNull(translation, 'LASIK', word),
    ),
  },
  {
    name: 'a term put into words of the language',
    codes: ['term.translated', 'term.altered'],
    plant: perLanguage(
      {
        es: 'de femtosegundo',
        'es-MX': 'de femtosegundo',
        'pt-BR': 'de femtossegundo',
        vi: 'femto giây',
        ko: '펨토초',
        ar: 'الفيمتو ثانية',
        hy: 'ֆեմտովայրկյանային',
        he: 'פמטו־שנייה',
      },
      ({ translation }, word) => replaceOrNull(translation, 'Femtosecond', word),
    ),
  },
  { name: 'a term in another sentence', codes: ['term.sentence', 'sentence.kind'], plant: moveTerm },
  {
    name: "the surgeon's name altered",
    codes: ['term.lost'],
    plant: alterName('{{surgeon}}', surgeon, 'Dr. Mara Solana'),
  },
  {
    name: 'a brand name cut short',
    codes: ['term.lost'],
    plant: alterName('{{practice}}', brand, 'Still Water'),
  },
];
