import {
  placeOfTestimonial,
  initiallyShownCounts,
  testimonialsPerPlace,
} from '@lens/contracts/testimonial-place';
import type { Testimonial } from '@lens/contracts/testimonials';
import { Badge } from '@lens/ui/office/Badge';
import { useVisibility } from './api/visibility';
import { statusLabels, statusTones } from './labels';
import styles from './Testimonials.module.css';

/** The status of a testimonial; for an approved one also why the page does not show it. */
export function StatusBadge({ testimonial }: { testimonial: Testimonial }) {
  const { status } = testimonial;
  const visibility = useVisibility()(testimonial);
  const firstCount = initiallyShownCounts[placeOfTestimonial(testimonial)];
  return (
    <>
      <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
      {status === 'approved' && visibility === 'not' && (
        <span className={styles.missing}>
          {`Not on the testimonials page: it has room for the newest ${testimonialsPerPlace} of each kind`}
        </span>
      )}
      {status === 'approved' && visibility === 'when chosen' && (
        <span className={styles.missing}>
          {`Shown only to visitors who choose a procedure or region: the testimonials page opens with the first ${firstCount} of its kind`}
        </span>
      )}
    </>
  );
}
