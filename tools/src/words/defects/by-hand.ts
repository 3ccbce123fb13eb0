import { readFileSync } from 'node:fs';
import type { GlossaryEntry } from '@lens/contracts/glossary';
import type { LanguageCode } from '@lens/contracts/languages';
import { checkTranslation } from '@lens/contracts/translation-checks/check';
import type { Finding } from '@lens/contracts/translation-checks/finding';
import { checkGlossary } from '@lens/contracts/translation-checks/glossary';
import { inRoot } from '../../product/folders.ts';
import { protectedNames, readGlossary, translatedLanguages } from '../locales.ts';
import type { Position } from './defect.ts';
import { isCriticalPosition, textKey, textsIn } from './meaning-trials.ts';

/**
 * `open`: the checks may be mended by what they miss. `sealed`: made together with it, and nobody looks at what is missed.
 * `later`: made when the checks were finished, and nobody looks either.
 */
export const parts = ['open', 'sealed', 'later'] as const;

export type Part = (typeof parts)[number];

/** What is wrong with a text, as docs/translation-checks.md calls it. */
export const kinds = {
  negation: 'a denial left out or added',
  opposite: 'the opposite, in any words',
  body: 'another part of the body, or another place in it',
  unit: 'another unit, form of a medicine or frequency',
  'number-word': 'another number, written as a word',
  swap: 'two things in each other’s place',
  modality: 'what may, can, must or should be',
  agent: 'another person does it',
  condition: 'another condition',
  urgency: 'less urgent',
  omission: 'a clause or a warning left out',
  promise: 'a promise, in any words',
  language: 'another language or script, or gibberish',
  'wrong-text': 'another text, an insult or a wrong term',
  threshold: 'a limit turned round',
  consent: 'consent, or how a patient is spoken to',
} as const;

export type Kind = keyof typeof kinds;

/** A wrong translation that a person made of a shipped text. */
interface WrongText {
  /** `mfe-public/common`. */
  namespace: string;
  key: string;
  kind: Kind;
  text: string;
}

export interface Trial extends WrongText {
  part: Part;
  language: LanguageCode;
  /** The shipped text, with its English; undefined if there is none any more. */
  position: Position | undefined;
  /** Of the text that it stands for; the desk compares the meaning of critical texts only. */
  isCritical: boolean;
  findings: Finding[];
}

const readWrongTexts = (part: Part, language: LanguageCode): WrongText[] =>
  JSON.parse(
    readFileSync(inRoot('tools', 'src', 'words', 'defects', 'by-hand', part, `${language}.json`), 'utf8'),
  ) as WrongText[];

const glossaries = new Map<LanguageCode, GlossaryEntry[]>(
  translatedLanguages.map((language) => [language, readGlossary(language)]),
);

/** What staff see at the desk about a text. */
export function findingsAtDesk(position: Position, text: string): Finding[] {
  const { source, language, form } = position;
  return [
    ...checkTranslation(source, text, language, protectedNames, { key: textKey(position), form }),
    ...checkGlossary(source, text, language, glossaries.get(language)!),
  ];
}

/** Every wrong text, checked. */
export const tryWrongTexts = (): Trial[] =>
  translatedLanguages.flatMap((language) => {
    const positions = new Map(textsIn(language).map((text) => [text.key.split(' ')[1]!, text]));
    return parts.flatMap((part) =>
      readWrongTexts(part, language).map((wrong) => {
        const position = positions.get(`${wrong.namespace}:${wrong.key}`);
        const findings = position ? findingsAtDesk(position, wrong.text) : [];
        const isCritical = position !== undefined && isCriticalPosition(position);
        return { ...wrong, part, language, position, isCritical, findings };
      }),
    );
  });
