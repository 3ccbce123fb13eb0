import type { Consultation } from '@lens/contracts/consultations';
import { useStatusChange } from './api/change-requests';
import { fullName, isStatus, statusOptions } from './labels';
import styles from './Select.module.css';

/** The status of a request, which can be changed here. */
export function StatusSelect({ consultation }: { consultation: Consultation }) {
  const change = useStatusChange();
  return (
    <select
      className={styles.select}
      data-status={consultation.status}
      aria-label={`Status of ${fullName(consultation)}`}
      value={consultation.status}
      onChange={({ target: { value } }) => isStatus(value) && void change([consultation], value)}
    >
      {statusOptions.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
