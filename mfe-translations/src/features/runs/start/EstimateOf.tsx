import type { RunEstimate } from '@lens/contracts/runs';
import { texts } from '../../../components/counted/texts';
import { count, inDollars } from '../words';
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
  <div role="status" className={styles['estimate']}>
    {!isChosen && <p>Choose languages, and it is said here what the run will cost.</p>}
    {isChosen && !said && !failure && <p>Counting…</p>}
    {isChosen && failure && <p className={styles['error']}>It could not be counted: {failure.message}</p>}
    {said && said.texts === 0 && <p>There is no such text: nothing is to be translated.</p>}
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
            {name}: {texts(asked)}, about <strong>{count(characters)}</strong> characters for{' '}
            <strong>{inDollars(dollars)}</strong>.
          </li>
        ))}
      {said.free > 0 && <li>{texts(said.free)} at no cost: known from before, or said twice.</li>}
      {said.without_service > 0 && (
        <li className={styles['warning']}>
          {texts(said.without_service)} in languages that no service translates into: they stay as they are.
        </li>
      )}
    </ul>
    <p className={sentIn(said) > leftOf(said) ? styles['warning'] : undefined}>
      {count(leftOf(said))} characters are left this month.
      {sentIn(said) > leftOf(said) &&
        ' The run will stop when they are spent, and can be resumed next month.'}
    </p>
  </>
);
