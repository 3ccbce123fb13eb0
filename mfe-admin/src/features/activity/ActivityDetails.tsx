import type { ActivityEntry } from '@lens/contracts/activity';
import { Dialog } from '@lens/ui/office/Dialog';
import { exactTime } from '../../components/time-ago/time-ago';
import { deedOf, resourceLabel } from './labels';
import { leafChanges } from './leaf-changes';
import styles from './Activity.module.css';

/** One change: what each value was, and what it became. */
export function ActivityDetails({ entry, onClose }: { entry: ActivityEntry; onClose: () => void }) {
  const leaves = leafChanges(entry.changes ?? {});
  return (
    <Dialog
      title={`${resourceLabel(entry.resource_type)}: ${deedOf(entry)}`}
      size={leaves.length > 0 ? 'wide' : 'small'}
      onClose={onClose}
    >
      <p className={styles['when']}>
        {entry.username}, <time dateTime={entry.created_at}>{exactTime(entry.created_at)}</time>
      </p>
      {leaves.length === 0 ? (
        <p>This entry says nothing of single fields.</p>
      ) : (
        <table className={styles['changes']}>
          <caption className="visually-hidden">What changed</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {leaves.map(({ path, before, after }) => (
              <tr key={path}>
                <th scope="row">{path}</th>
                <td>{before ? <del dir="auto">{before}</del> : <span>Nothing</span>}</td>
                <td>{after ? <ins dir="auto">{after}</ins> : <span>Nothing</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
