import { protectedTerms } from '@lens/contracts/protected-terms';
import { perLanguage, replaced, type Defect, type Position, type Texts } from './defect.ts';

const term = new RegExp(`(?<![A-Za-z])(?:${protectedTerms.join('|')})(?![A-Za-z])`);
const termsIn = (text: string) => text.match(new RegExp(term, 'g')) ?? [];

const altered =
  (alter: (found: string) => string) =>
  ({ translation }: Position): string | null => {
    const [found] = termsIn(translation);
    return found ? replaced(translation, term, alter(found)) : null;
  };

/** Texts with a name where files hold a placeholder, and the name altered in the translation alone. */
const named =
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

/** The only sentence with a term gives it to the one before or after. */
function moved({ source, translation, language }: Position): string | null {
  const parts = translation.split(language === 'hy' ? /(?<=։)\s*/ : /(?<=[.。])\s*/).filter(Boolean);
  const isParallel = parts.length === source.split(/(?<=[.?!]) /).length;
  const [found, ...others] = termsIn(translation);
  const at = parts.findIndex((part) => term.test(part));
  const to = at === 0 ? 1 : at - 1;
  if (!isParallel || !found || others.length > 0 || parts.length < 2) return null;
  const rest = parts.map((part) => part.replace(term, '').trim());
  return rest.map((part, index) => (index === to ? `${found} ${part}` : part)).join(' ');
}

export const ofTerms: Defect[] = [
  { name: 'a term left out', codes: ['term.lost', 'text.empty'], into: altered(() => '') },
  { name: 'a term said twice', codes: ['term.added'], into: altered((found) => `${found} ${found}`) },
  { name: 'a term in small letters', codes: ['term.altered'], into: altered((found) => found.toLowerCase()) },
  {
    name: 'a term with a wrong letter',
    codes: ['term.altered', 'term.lost'],
    into: altered((found) => `${found.slice(0, 2)}z${found.slice(3)}`),
  },
  {
    name: 'a term with an ending',
    codes: ['term.altered', 'term.lost'],
    into: altered((found) => `${found}es`),
  },
  {
    name: 'a term with an accent',
    codes: ['term.altered', 'term.lost'],
    into: altered((found) => found.replace(/[IEO]/i, 'í')),
  },
  {
    name: 'a term for another',
    codes: ['term.lost'],
    into: altered((found) => (found === 'PRK' ? 'ICL' : 'PRK')),
  },
  {
    name: 'a term with a Cyrillic letter that looks the same',
    codes: ['script.foreign'],
    into: ({ translation }) =>
      replaced(translation, /(?<=LASI)K/, 'К') ?? replaced(translation, /(?<=IC)L|(?<=PR)K/, 'К'),
  },
  {
    name: 'a term in letters of the language',
    codes: ['term.translated'],
    into: perLanguage(
      { ko: '라식', zh: '拉西克', ar: 'الليزك', hy: 'լազիկ', he: 'לייזיק' },
      ({ translation }, word) => replaced(translation, 'LASIK', word),
    ),
  },
  {
    name: 'a term put into words of the language',
    codes: ['term.translated', 'term.altered'],
    into: perLanguage(
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
      ({ translation }, word) => replaced(translation, 'Femtosecond', word),
    ),
  },
  { name: 'a term in another sentence', codes: ['term.sentence', 'sentence.kind'], into: moved },
  {
    name: "the surgeon's name altered",
    codes: ['term.lost'],
    into: named('{{surgeon}}', surgeon, 'Dr. Mara Solana'),
  },
  {
    name: 'a brand name cut short',
    codes: ['term.lost'],
    into: named('{{practice}}', brand, 'Still Water'),
  },
];
