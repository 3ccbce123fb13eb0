import { useWatch, type Control } from 'react-hook-form';
import { testimonialMaxLengths } from '@lens/contracts/max-lengths';
import type { TestimonialContent } from '@lens/contracts/testimonials';
import { CheckboxField } from '../../components/field/CheckboxField';
import { TextField } from '../../components/field/TextField';
import type { TestimonialForm } from './testimonial-form';
import { missingBeforeApproval } from './labels';
import { Section } from './Section';
import styles from './TestimonialEditor.module.css';

const fieldNames = { consent: 'the consent', source: 'the source' };

/** The consent and source of a testimonial, with what is missing for approval. */
export function ConsentFields({
  control,
}: {
  control: Control<TestimonialForm, unknown, TestimonialContent>;
}) {
  const [consent = false, source = null] = useWatch({ control, name: ['consent', 'source'] });
  const missing = missingBeforeApproval({ consent, source });
  return (
    <Section title="Consent and source">
      <CheckboxField control={control} name="consent" label="They agreed in writing to be quoted" />
      <TextField
        control={control}
        name="source"
        label="Source"
        hint="Where the quote came from, such as a letter or a survey. Only staff see it."
        maxLength={testimonialMaxLengths.line}
        optional="needed for approval"
      />
      <p role="status" className={styles.proof}>
        {missing.length === 0
          ? 'Ready for approval.'
          : `Needed before approval: ${missing.map((field) => fieldNames[field]).join(' and ')}.`}
      </p>
    </Section>
  );
}
