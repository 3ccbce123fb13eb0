import type { Testimonial } from '@lens/contracts/testimonials';
import { Button } from '@lens/ui/office/Button';
import { stayInRow } from '../../components/data-table/use-row-keys';
import { useTriage } from './use-triage';
import styles from './Testimonials.module.css';

const actions = [
  { status: 'approved', verb: 'Approve', hint: 'A' },
  { status: 'rejected', verb: 'Reject', hint: 'R' },
] as const;

/** The two things that are done to a testimonial all day. */
export function RowActions({ testimonial }: { testimonial: Testimonial }) {
  const triage = useTriage();
  return (
    <div className={styles['actions']}>
      {actions
        .filter(({ status }) => status !== testimonial.status)
        .map(({ status, verb, hint }) => (
          <Button
            key={status}
            look="quiet"
            hint={hint}
            onClick={(event) => {
              stayInRow(event.currentTarget);
              triage([testimonial], status);
            }}
          >
            {verb}
            <span className="visually-hidden"> {testimonial.name}</span>
          </Button>
        ))}
    </div>
  );
}
