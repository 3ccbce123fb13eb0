import { useRef, useState } from 'react';
import type { RunTextState } from '@lens/contracts/runs';
import { Button } from '@lens/ui/office/Button';
import { Panel } from '@lens/ui/office/Panel';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { usePermissions } from '../../../components/permissions/use-permissions';
import { Select } from '../../../components/Select';
import { pluralize } from '@lens/platform/pluralize';
import { useEstimate, useTextCounts, useStartRun } from '../api/runs';
import type { TargetLanguage } from '../labels';
import { CheckboxGroup } from './CheckboxGroup';
import { EstimateSummary } from './EstimateSummary';
import { buildLanguageOptions, stateOptions } from './run-options';
import styles from './StartRun.module.css';

const allStates: RunTextState[] = ['untranslated', 'stale'];

/** The form for a new run, with what it will cost. */
export function StartRun() {
  const { may, mayAnywhere } = usePermissions();
  const textCounts = useTextCounts();
  const [languages, setLanguages] = useState<TargetLanguage[]>([]);
  const [namespace, setNamespace] = useState('');
  const [states, setStates] = useState<RunTextState[]>(allStates);
  const request = { languages, states, ...(namespace && { namespace }) };
  const estimate = useEstimate(request);
  const start = useStartRun();
  const statusLine = useRef<HTMLParagraphElement>(null);
  const { data: counted } = estimate;
  const currentEstimate = counted && languages.length > 0 && states.length > 0 ? counted : null;

  const translatableCount = currentEstimate ? currentEstimate.texts - currentEstimate.without_service : 0;
  const namespaces = [...new Set(textCounts.data?.map((item) => item.namespace))];
  const startRun = () =>
    start.mutate(request, {
      onSuccess: () => {
        setLanguages([]);
        // The button is disabled now, and would lose the focus.
        statusLine.current?.focus();
      },
    });
  if (!mayAnywhere('translate'))
    return (
      <Panel
        title="New run"
        empty="Your account may not translate any language, so it starts no runs. An administrator can allow it."
      />
    );
  return (
    <Panel title="New run" note="Services translate one text after the other; people review them afterwards">
      {textCounts.isError && (
        <RetryNotice onRetry={() => void textCounts.refetch()} retrying={textCounts.isFetching}>
          {`The texts could not be counted: ${textCounts.error.message}`}
        </RetryNotice>
      )}
      <div className={styles.choice}>
        <CheckboxGroup
          legend="Languages"
          options={buildLanguageOptions(textCounts.data ?? [], namespace, states).filter(({ value }) =>
            may('translate', value),
          )}
          chosen={languages}
          onChange={setLanguages}
        />
        <CheckboxGroup legend="Texts that are" options={stateOptions} chosen={states} onChange={setStates} />
        <Select
          label="Part of the site"
          value={namespace}
          options={[['', 'All'], ...namespaces.map((name) => [name, name] as const)]}
          onChange={setNamespace}
        />
      </div>
      <EstimateSummary
        estimate={currentEstimate}
        failure={estimate.error}
        hasSelection={languages.length > 0 && states.length > 0}
      />
      <Button look="main" busy={start.isPending} disabled={translatableCount === 0} onClick={startRun}>
        {translatableCount > 0 ? `Translate ${pluralize(translatableCount, 'text')}` : 'Translate'}
      </Button>
      <p ref={statusLine} role="status" tabIndex={-1} className={styles.status}>
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
