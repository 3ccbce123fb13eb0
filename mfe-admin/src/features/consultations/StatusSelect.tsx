import type { Consultation } from '@lens/contracts/consultations';
import { CheckIcon } from '@lens/ui/icons/state';
import { useStatusChange } from './api/change-status';
import { fullName, isStatus, statuses, statusLabels } from './labels';
import styles from './StatusSelect.module.css';

/** Where a request stands, changeable on the spot. */
export function StatusSelect({ consultation }: { consultation: Consultation }) {
  const change = useStatusChange(consultation);
  return (
    <div className={styles['status']}>
      <select
        className={styles['select']}
        data-status={consultation.status}
        aria-label={`Status of ${fullName(consultation)}`}
        value={consultation.status}
        onChange={({ target: { value } }) => isStatus(value) && change.mutate(value)}
      >
        {statuses.map((choice) => (
          <option key={choice} value={choice}>
            {statusLabels[choice]}
          </option>
        ))}
      </select>
      <span role="status" className={styles['saved']}>
        {change.isSuccess && (
          <>
            <CheckIcon />
            <span className="visually-hidden">Saved</span>
          </>
        )}
      </span>
      {change.isError && (
        <p role="alert" className={styles['failure']}>
          Not saved: {change.error.message}
        </p>
      )}
    </div>
  );
}
