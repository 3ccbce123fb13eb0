import { testimonialsPerPlace } from '@lens/contracts/testimonial-place';
import type { Testimonial } from '@lens/contracts/testimonials';
import { Badge } from '@lens/ui/office/Badge';
import { useIsShown } from './api/shown-testimonials';
import { statusLabels, statusTones } from './labels';
import styles from './Testimonials.module.css';

/** Where a testimonial stands; of an approved one also that its page has no room for it. */
export function StatusBadge({ testimonial }: { testimonial: Testimonial }) {
  const { status } = testimonial;
  const isShown = useIsShown();
  return (
    <>
      <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
      {status === 'approved' && isShown(testimonial) === false && (
        <span className={styles['missing']}>
          {`Not on the testimonials page: it has room for the newest ${testimonialsPerPlace} of each kind`}
        </span>
      )}
    </>
  );
}
