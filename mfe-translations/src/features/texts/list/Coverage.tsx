import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import { useCoverage } from '../api/history';
import type { ShownLanguageCounts } from '@lens/contracts/untranslated-texts';
import { stateLabel, textStates, type TargetLanguage } from '../labels';
import styles from './Coverage.module.css';

interface CoverageProps {
  language: TargetLanguage;
  onState: (state: string) => void;
}

/** Where visitors read the texts of a language today, as one sentence. */
function sentenceOf(language: TargetLanguage, { own, fallback, english }: ShownLanguageCounts): string {
  const { name, fallback: second } = languageOf(language);
  const count = (texts: number) => texts.toLocaleString('en');
  const left =
    fallback > 0 && second ? `, ${count(fallback)} in ${languageOf(second as LanguageCode).name}` : '';
  return `Visitors read ${count(own)} of ${count(own + fallback + english)} texts in ${name}${left}, ${count(english)} in English. Articles are not counted.`;
}

/** How many texts of a language are in which state; each is a way to them. */
export function Coverage({ language, onState }: CoverageProps) {
  const { data } = useCoverage();
  const own = data?.filter((item) => item.language === language) ?? [];
  const counted = textStates
    .map((state) => [state, own.reduce((sum, { counts }) => sum + (counts[state] ?? 0), 0)] as const)
    .filter(([, count]) => count > 0);
  if (counted.length === 0) return null;
  const shown = own.reduce(
    (sum, item) => ({
      own: sum.own + item.shown.own,
      fallback: sum.fallback + item.shown.fallback,
      english: sum.english + item.shown.english,
    }),
    { own: 0, fallback: 0, english: 0 },
  );
  return (
    <>
      <p className={styles.shown}>{sentenceOf(language, shown)}</p>
      <ul aria-label="Texts by state" className={styles.coverage}>
        {counted.map(([state, count]) => (
          <li key={state}>
            <button type="button" className={styles.state} onClick={() => onState(state)}>
              <strong>{count.toLocaleString('en')}</strong> {stateLabel(state).toLowerCase()}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
