import type { RunEstimate } from '@lens/contracts/runs';
import { countOf } from '@lens/platform/count-of';
import { formatCount } from '../../../components/in-words';
import { inDollars } from '../words';
import styles from './StartRun.module.css';

interface EstimateProps {
  /** Null until it is there. */
  said: RunEstimate | null;
  failure: Error | null;
  isChosen: boolean;
}

const leftOf = ({ budget }: RunEstimate) => Math.max(0, budget.characters - budget.spent);
const sentIn = ({ services }: RunEstimate) => services.reduce((sum, { characters }) => sum + characters, 0);

/** What a run will cost, before it does. */
export const EstimateOf = ({ said, failure, isChosen }: EstimateProps) => (
  <div role="status" className={styles.estimate}>
    {!isChosen && <p>Choose at least one language to see what the run will cost.</p>}
    {isChosen && !said && !failure && <p>Counting…</p>}
    {isChosen && failure && (
      <p className={styles.error}>The cost could not be calculated: {failure.message}</p>
    )}
    {said && said.texts === 0 && <p>No text matches, so there is nothing to translate.</p>}
    {said && said.texts > 0 && <Bill said={said} />}
  </div>
);

const Bill = ({ said }: { said: RunEstimate }) => (
  <>
    <ul aria-label="Estimate">
      {said.services
        .filter((bill) => bill.texts > 0)
        .map(({ service, name, texts: asked, characters, dollars }) => (
          <li key={service}>
            {name}: {countOf(asked, 'text')}, about <strong>{formatCount(characters)}</strong> characters for{' '}
            <strong>{inDollars(dollars)}</strong>.
          </li>
        ))}
      {said.free > 0 && (
        <li>{countOf(said.free, 'text')} at no cost: already translated, or the same English twice.</li>
      )}
      {said.without_service > 0 && (
        <li className={styles.warning}>
          {said.without_service === said.texts
            ? 'No translation service is set up for this: nothing can be translated. The Overview says how to set one up.'
            : `${countOf(said.without_service, 'text')} in languages that no service is set up for: they stay as they are.`}
        </li>
      )}
    </ul>
    <p className={sentIn(said) > leftOf(said) ? styles.warning : undefined}>
      {formatCount(leftOf(said))} characters are left this month.
      {sentIn(said) > leftOf(said) &&
        ' The run will stop when they are spent, and can be resumed next month.'}
    </p>
  </>
);
