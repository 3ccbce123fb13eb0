import type { RunEstimate } from '@lens/contracts/runs';
import { pluralize } from '@lens/platform/pluralize';
import { formatCount } from '../../../components/format-numbers';
import { formatCost } from '../labels';
import styles from './StartRun.module.css';

interface EstimateSummaryProps {
  /** Null while loading. */
  estimate: RunEstimate | null;
  failure: Error | null;
  hasSelection: boolean;
}

const remainingCharacters = ({ budget }: RunEstimate) => Math.max(0, budget.characters - budget.spent);
const charactersToSend = ({ services }: RunEstimate) =>
  services.reduce((sum, { characters }) => sum + characters, 0);

export const EstimateSummary = ({ estimate, failure, hasSelection }: EstimateSummaryProps) => (
  <div role="status" className={styles.estimate}>
    {!hasSelection && <p>Choose at least one language to see what the run will cost.</p>}
    {hasSelection && !estimate && !failure && <p>Counting…</p>}
    {hasSelection && failure && (
      <p className={styles.error}>The cost could not be calculated: {failure.message}</p>
    )}
    {estimate && estimate.texts === 0 && <p>No text matches, so there is nothing to translate.</p>}
    {estimate && estimate.texts > 0 && <EstimatedCosts estimate={estimate} />}
  </div>
);

const EstimatedCosts = ({ estimate }: { estimate: RunEstimate }) => (
  <>
    <ul aria-label="Estimate">
      {estimate.services
        .filter((cost) => cost.texts > 0)
        .map(({ service, name, texts: textCount, characters, dollars }) => (
          <li key={service}>
            {name}: {pluralize(textCount, 'text')}, about <strong>{formatCount(characters)}</strong>{' '}
            characters for <strong>{formatCost(dollars)}</strong>.
          </li>
        ))}
      {estimate.free > 0 && (
        <li>{pluralize(estimate.free, 'text')} at no cost: already translated, or the same English twice.</li>
      )}
      {estimate.without_service > 0 && (
        <li className={styles.warning}>
          {estimate.without_service === estimate.texts
            ? 'No translation service is set up for this: nothing can be translated. The Overview says how to set one up.'
            : `${pluralize(estimate.without_service, 'text')} in languages that no service is set up for: they stay as they are.`}
        </li>
      )}
    </ul>
    <p className={charactersToSend(estimate) > remainingCharacters(estimate) ? styles.warning : undefined}>
      {formatCount(remainingCharacters(estimate))} characters are left this month.
      {charactersToSend(estimate) > remainingCharacters(estimate) &&
        ' The run will stop when they are spent, and can be resumed next month.'}
    </p>
  </>
);
