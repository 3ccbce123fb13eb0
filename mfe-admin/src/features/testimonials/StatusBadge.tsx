import {
  placeOfTestimonial,
  initiallyShownCounts,
  testimonialsPerPlace,
} from '@lens/contracts/testimonial-place';
import type { Testimonial } from '@lens/contracts/testimonials';
import { Badge } from '@lens/ui/office/Badge';
import { useWhereShown } from './api/shown-testimonials';
import { statusLabels, statusTones } from './labels';
import styles from './Testimonials.module.css';

/** Where a testimonial stands; of an approved one also why its page does not show it. */
export function StatusBadge({ testimonial }: { testimonial: Testimonial }) {
  const { status } = testimonial;
  const shown = useWhereShown()(testimonial);
  const first = initiallyShownCounts[placeOfTestimonial(testimonial)];
  return (
    <>
      <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
      {status === 'approved' && shown === 'not' && (
        <span className={styles.missing}>
          {`Not on the testimonials page: it has room for the newest ${testimonialsPerPlace} of each kind`}
        </span>
      )}
      {status === 'approved' && shown === 'when chosen' && (
        <span className={styles.missing}>
          {`Shown only to visitors who choose a procedure or region: the testimonials page opens with the first ${first} of its kind`}
        </span>
      )}
    </>
  );
}
