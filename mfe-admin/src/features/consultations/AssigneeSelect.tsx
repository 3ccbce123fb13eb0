import type { Consultation } from '@lens/contracts/consultations';
import { useAssignees } from './api/assignees';
import { useAssigneeChange } from './api/change-requests';
import { fullName } from './labels';
import styles from './Select.module.css';

/** The assignee of a request, which can be changed here. */
export function AssigneeSelect({ consultation }: { consultation: Consultation }) {
  const { assignee } = consultation;
  const { options, nameOf } = useAssignees(assignee);
  const assign = useAssigneeChange(nameOf);
  const isKnown = assignee === null || options.some(([id]) => id === assignee);
  return (
    <select
      className={styles.select}
      aria-label={`Assignee of ${fullName(consultation)}`}
      value={assignee ?? ''}
      onChange={({ target: { value } }) => void assign([consultation], value || null)}
    >
      <option value="">Unassigned</option>
      {!isKnown && <option value={assignee}>{nameOf(assignee)}</option>}
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
