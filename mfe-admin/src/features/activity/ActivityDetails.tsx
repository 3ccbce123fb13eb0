import type { ActivityEntry } from '@lens/contracts/activity';
import { Link } from '@lens/platform/router';
import { Dialog } from '@lens/ui/office/Dialog';
import { ExactTime } from '@lens/ui/office/ExactTime';
import { itemAddress, formatAction, formatItem } from '../../components/activity/labels';
import { leafChanges } from './leaf-changes';
import styles from './Activity.module.css';

/** The fields that an entry changed, before and after. */
export function ActivityDetails({ entry, onClose }: { entry: ActivityEntry; onClose: () => void }) {
  const leaves = leafChanges(entry.changes ?? {});
  const address = itemAddress(entry);
  return (
    <Dialog
      title={`${formatItem(entry)}: ${formatAction(entry)}`}
      size={leaves.length > 0 ? 'wide' : 'small'}
      onClose={onClose}
    >
      <p className={styles.when}>
        {entry.username}, <ExactTime at={entry.created_at} />
        {address && (
          <>
            {' · '}
            <Link to={address}>Open it</Link>
          </>
        )}
      </p>
      {leaves.length === 0 ? (
        <p>No field changes are recorded for this entry.</p>
      ) : (
        <table className={styles.changes}>
          <caption className="visually-hidden">What changed</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {leaves.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{before ? <del dir="auto">{before}</del> : <span>Empty</span>}</td>
                <td>{after ? <ins dir="auto">{after}</ins> : <span>Empty</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
