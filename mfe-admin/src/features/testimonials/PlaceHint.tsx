import { useWatch, type Control } from 'react-hook-form';
import {
  placeOfTestimonial,
  initiallyShownCounts,
  testimonialsPerPlace,
  type TestimonialPlace,
} from '@lens/contracts/testimonial-place';
import type { TestimonialContent } from '@lens/contracts/testimonials';
import type { TestimonialForm } from './testimonial-form';
import styles from './TestimonialEditor.module.css';

const placeTexts: Record<TestimonialPlace, string> = {
  pacific: 'Shown with the stories from the islands.',
  story: 'Shown with the longer stories.',
  review: 'Shown with the short reviews. Add the vision before and after to show it with the longer stories.',
};

/** Where an approved testimonial appears, by the rule of the public page. */
export function PlaceHint({ control }: { control: Control<TestimonialForm, unknown, TestimonialContent> }) {
  const [pacific_story = null, before_vision = null, after_vision = null] = useWatch({
    control,
    name: ['pacific_story', 'before_vision', 'after_vision'],
  });
  const place = placeOfTestimonial({ pacific_story, before_vision, after_vision });
  return (
    <p role="status" className={styles.proof}>
      {`${placeTexts[place]} The page opens with the newest ${initiallyShownCounts[place]} of these, and shows up to ${testimonialsPerPlace} to visitors who choose a procedure or region.${place === 'story' ? ' Featured ones come first.' : ''}`}
    </p>
  );
}
