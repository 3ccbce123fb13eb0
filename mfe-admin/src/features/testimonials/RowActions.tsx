import type { Testimonial } from '@lens/contracts/testimonials';
import { Button } from '@lens/ui/office/Button';
import { moveFocusToRow } from '../../components/data-table/use-row-keys';
import { useTriage } from './use-triage';
import styles from './Testimonials.module.css';

const actions = [
  { status: 'approved', label: 'Approve', hint: 'A' },
  { status: 'rejected', label: 'Reject', hint: 'R' },
] as const;

/** The two frequent actions. Their buttons never move, even if a colleague changes the status. */
export function RowActions({ testimonial }: { testimonial: Testimonial }) {
  const changeStatus = useTriage();
  return (
    <div className={styles.actions}>
      {actions.map(({ status, label, hint }) => (
        <Button
          key={status}
          look="quiet"
          hint={hint}
          busy={status === testimonial.status}
          onClick={(event) => {
            moveFocusToRow(event.currentTarget);
            changeStatus([testimonial], status);
          }}
        >
          {label}
          <span className="visually-hidden"> {testimonial.name}</span>
        </Button>
      ))}
    </div>
  );
}
