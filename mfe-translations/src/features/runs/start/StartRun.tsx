import { useRef, useState } from 'react';
import type { RunTextState } from '@lens/contracts/runs';
import { Button } from '@lens/ui/office/Button';
import { Panel } from '@lens/ui/office/Panel';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Select } from '../../../components/Select';
import { countOf } from '@lens/platform/count-of';
import { useEstimate, useOpenTexts, useStart } from '../api/runs';
import type { TargetLanguage } from '../words';
import { Choices } from './Choices';
import { EstimateOf } from './EstimateOf';
import { languageChoices, stateChoices } from './open-texts';
import styles from './StartRun.module.css';

const allStates: RunTextState[] = ['untranslated', 'stale'];

/** Chooses the texts of a run, says what it will cost, and starts it. */
export function StartRun() {
  const open = useOpenTexts();
  const [languages, setLanguages] = useState<TargetLanguage[]>([]);
  const [namespace, setNamespace] = useState('');
  const [states, setStates] = useState<RunTextState[]>(allStates);
  const request = { languages, states, ...(namespace && { namespace }) };
  const estimate = useEstimate(request);
  const start = useStart();
  const begun = useRef<HTMLParagraphElement>(null);
  const { data: said } = estimate;
  const mine = said && languages.length > 0 && states.length > 0 ? said : null;

  const translatable = mine ? mine.texts - mine.without_service : 0;
  const namespaces = [...new Set(open.data?.map((item) => item.namespace))];
  const begin = () =>
    start.mutate(request, {
      onSuccess: () => {
        setLanguages([]);
        // The button that was pressed has nothing to start any more.
        begun.current?.focus();
      },
    });
  return (
    <Panel title="New run" note="Services translate one text after the other; people review them afterwards">
      {open.isError && (
        <RetryNotice onRetry={() => void open.refetch()} retrying={open.isFetching}>
          {`The texts could not be counted: ${open.error.message}`}
        </RetryNotice>
      )}
      <div className={styles.choice}>
        <Choices
          legend="Languages"
          options={languageChoices(open.data ?? [], namespace, states)}
          chosen={languages}
          onChange={setLanguages}
        />
        <Choices legend="Texts that are" options={stateChoices} chosen={states} onChange={setStates} />
        <Select
          label="Part of the site"
          value={namespace}
          options={[['', 'All'], ...namespaces.map((name) => [name, name] as const)]}
          onChange={setNamespace}
        />
      </div>
      <EstimateOf said={mine} failure={estimate.error} isChosen={languages.length > 0 && states.length > 0} />
      <Button look="main" busy={start.isPending} disabled={translatable === 0} onClick={begin}>
        {translatable > 0 ? `Translate ${countOf(translatable, 'text')}` : 'Translate'}
      </Button>
      <p ref={begun} role="status" tabIndex={-1} className={styles.done}>
        {start.isSuccess && 'The run has started. It continues when you leave this page.'}
      </p>
      {start.isError && (
        <p role="alert" className={styles.error}>
          The run was not started: {start.error.message}
        </p>
      )}
    </Panel>
  );
}
