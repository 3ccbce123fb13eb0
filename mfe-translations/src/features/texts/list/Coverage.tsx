import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import { useCoverage } from '../api/history';
import type { ShownLanguageCounts } from '@lens/contracts/untranslated-texts';
import { stateLabel, textStates, type TargetLanguage } from '../labels';
import styles from './Coverage.module.css';

interface CoverageProps {
  language: TargetLanguage;
  onStateChosen: (state: string) => void;
  onUnsignedChosen: () => void;
}

/** Says how many texts visitors read in the language, its fallback and English. */
function describeCoverage(
  language: TargetLanguage,
  { own, fallback, english, chosen_english }: ShownLanguageCounts,
): string {
  const { name, fallback: fallbackCode } = languageOf(language);
  const count = (texts: number) => texts.toLocaleString('en');
  const fallbackPart =
    fallback > 0 && fallbackCode
      ? `, ${count(fallback)} in ${languageOf(fallbackCode as LanguageCode).name}`
      : '';
  const chosenPart =
    chosen_english > 0
      ? ` Shown in English by the settings, in parts with critical texts that are not signed: ${count(chosen_english)}.`
      : '';
  const total = own + fallback + english + chosen_english;
  return `Visitors read ${count(own)} of ${count(total)} texts in ${name}${fallbackPart}, ${count(english)} in English because they are not translated.${chosenPart} Articles are not counted.`;
}

/** The number of texts in each state; each number is a button that lists them. */
export function Coverage({ language, onStateChosen, onUnsignedChosen }: CoverageProps) {
  const { data } = useCoverage();
  const items = data?.filter((item) => item.language === language) ?? [];
  const countsByState = textStates
    .map((state) => [state, items.reduce((sum, { counts }) => sum + (counts[state] ?? 0), 0)] as const)
    .filter(([, count]) => count > 0);
  if (countsByState.length === 0) return null;
  const unsigned = items.reduce((sum, item) => sum + item.unsigned, 0);
  const shown = items.reduce(
    (sum, item) => ({
      own: sum.own + item.shown.own,
      fallback: sum.fallback + item.shown.fallback,
      english: sum.english + item.shown.english,
      chosen_english: sum.chosen_english + item.shown.chosen_english,
    }),
    { own: 0, fallback: 0, english: 0, chosen_english: 0 },
  );
  return (
    <>
      <p className={styles.summary}>{describeCoverage(language, shown)}</p>
      <ul aria-label="Texts by state" className={styles.coverage}>
        {countsByState.map(([state, count]) => (
          <li key={state}>
            <button type="button" className={styles.state} onClick={() => onStateChosen(state)}>
              <strong>{count.toLocaleString('en')}</strong> {stateLabel(state).toLowerCase()}
            </button>
          </li>
        ))}
        {unsigned > 0 && (
          <li>
            <button type="button" className={styles.state} onClick={onUnsignedChosen}>
              <strong>{unsigned.toLocaleString('en')}</strong> critical, not signed
            </button>
          </li>
        )}
      </ul>
    </>
  );
}
