import { directionOf, languageOf, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { TranslatedText, TranslationStatus } from '@lens/contracts/translations';
import type { Trial } from './trial';
import styles from './TestBox.module.css';

function describeOutcome({ outcome, service, cached }: TranslatedText, status?: TranslationStatus): string {
  if (outcome === 'needs_human')
    return 'Needs a translator: no service kept every protected term and number, so the text stays in English.';
  if (outcome === 'source') return 'No service answered, so the text stays in English.';
  const translatedBy = service ? `Translated by ${status?.[service].name ?? service}.` : 'Translated.';
  return cached ? `${translatedBy} Already in the cache: no cost.` : translatedBy;
}

interface TrialResultProps {
  language: LanguageCode;
  trial: Trial;
  status?: TranslationStatus;
}

export function TrialResult({ language, trial, status }: TrialResultProps) {
  const shownLanguage =
    trial.state === 'success' && trial.result.outcome === 'translated' ? language : sourceLanguage;
  return (
    <li className={styles.result} data-state={trial.state}>
      <h3 className={styles.language}>{languageOf(language).name}</h3>
      {trial.state === 'loading' && <p className={styles.note}>Translating…</p>}
      {trial.state === 'error' && <p className={styles.error}>{trial.message}</p>}
      {trial.state === 'success' && (
        <>
          <p lang={shownLanguage} dir={directionOf(shownLanguage)} className={styles.text}>
            {trial.result.text}
          </p>
          {trial.result.reasons.map((reason) => (
            <p key={reason} className={styles.error}>
              Error: {reason}
            </p>
          ))}
          <p className={styles.note}>{describeOutcome(trial.result, status)}</p>
        </>
      )}
    </li>
  );
}
