import { useId, useState, type FormEvent } from 'react';
import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import { testTextMaxLength } from '@lens/contracts/max-lengths';
import type { TranslationStatus, TranslationUsage } from '@lens/contracts/translations';
import { Button } from '@lens/ui/office/Button';
import { Panel } from '@lens/ui/office/Panel';
import { formatExactDollars } from '../usage/usage-sums';
import { estimateCost } from './estimate-cost';
import { MoreLanguages } from './MoreLanguages';
import { fixedLanguages } from './trial';
import { TrialResult } from './TrialResult';
import { useTrials } from './use-trials';
import styles from './TestBox.module.css';

const list = new Intl.ListFormat('en');
const formatNames = (languages: readonly LanguageCode[]): string =>
  list.format(languages.map((language) => languageOf(language).name));

interface TestBoxProps {
  status?: TranslationStatus;
  usage?: Pick<TranslationUsage, 'prices' | 'resting'>;
}

/** Translates a text that the user types, to try the services. */
export function TestBox({ status, usage }: TestBoxProps) {
  const id = useId();
  const [typedText, setTypedText] = useState('');
  const [moreLanguages, setMoreLanguages] = useState<LanguageCode[]>([]);
  const languages = [...fixedLanguages, ...moreLanguages];
  const { trials, isRunning, run } = useTrials();
  const text = typedText.trim();
  const cost = text && status && usage && estimateCost(text, languages, status, usage);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text && !isRunning) run(text, languages);
  };
  return (
    <Panel title="Translation test">
      <form onSubmit={submit} className={styles.form}>
        <label htmlFor={id}>English text</label>
        <input
          id={id}
          type="text"
          lang="en"
          maxLength={testTextMaxLength}
          autoComplete="off"
          aria-describedby={`${id}-cost`}
          value={typedText}
          onChange={({ target }) => setTypedText(target.value)}
        />
        <Button type="submit" disabled={!text} busy={isRunning}>
          {isRunning ? 'Translating…' : 'Test Translation'}
        </Button>
      </form>
      <p id={`${id}-cost`} className={styles.note}>
        {cost
          ? cost.characters === 0
            ? 'No enabled service can translate this.'
            : `${cost.characters.toLocaleString('en')} characters will be sent, for ${formatExactDollars(cost.dollars)} at most.`
          : `Into ${formatNames(languages)}. The text is sent to the services: write nothing about a patient.`}
      </p>
      <MoreLanguages chosen={moreLanguages} onChange={setMoreLanguages} />
      <ol aria-live="polite" aria-busy={isRunning} aria-label="Translations">
        {trials &&
          [...trials].map(([language, trial]) => (
            <TrialResult key={language} language={language} trial={trial} status={status} />
          ))}
      </ol>
    </Panel>
  );
}
