import { isCritical } from '@lens/contracts/critical-texts';
import { fallbackChain, type LanguageCode } from '@lens/contracts/languages';
import { meaning } from '@lens/contracts/translation-checks/meaning';
import { protectedNames, translatedLanguages } from '../locales.ts';
import type { Position, Texts } from './defect.ts';
import type { MeaningDefect } from './meaning-defects.ts';
import { positions } from './trials.ts';

/** How often each defect is planted in a language. */
const maxTrials = 4;

export interface MeaningTrial {
  defect: string;
  language: LanguageCode;
  key: string;
  isCaught: boolean;
}

export const textKey = ({ key }: Position): string => key.slice(key.indexOf(':') + 1);

export const isCriticalPosition = (position: Position): boolean =>
  isCritical(textKey(position), position.source);

/** The texts that visitors read in a language, those of its fallback included. */
export function textsIn(language: LanguageCode): Position[] {
  const [, fallback] = fallbackChain(language);
  const nameOf = ({ key }: Position) => key.slice(key.indexOf(' '));
  const own = positions.filter((position) => position.language === language);
  const names = new Set(own.map(nameOf));
  const inherited = positions.filter(
    (position) => position.language === fallback && !names.has(nameOf(position)),
  );
  return [...own, ...inherited.map((position) => ({ ...position, language }))];
}

export const criticalTextsIn = (language: LanguageCode): Position[] =>
  textsIn(language).filter(isCriticalPosition);

/** The findings about the meaning of a text, without those of the other checks. */
const meaningFindings = (position: Position, { source, translation }: Texts = position) =>
  meaning({ ...protectedNames, ...position, key: textKey(position), source, translation });

/** Plants each defect in critical texts of each language that no finding is about, until it was tried often enough. */
export function tryMeaningDefects(defects: readonly MeaningDefect[]): MeaningTrial[] {
  return translatedLanguages.flatMap((language) => {
    const texts = criticalTextsIn(language).filter((position) => meaningFindings(position).length === 0);
    return defects.flatMap((defect) => {
      const trials: MeaningTrial[] = [];
      for (const position of texts) {
        if (trials.length === maxTrials) break;
        const planted = defect.plant(position);
        if (!planted || planted.translation === position.translation) continue;
        const isCaught = meaningFindings(position, planted).length > 0;
        trials.push({ defect: defect.name, language, key: position.key, isCaught });
      }
      return trials;
    });
  });
}
