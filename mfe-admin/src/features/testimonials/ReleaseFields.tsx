import { useController, useWatch, type Control } from 'react-hook-form';
import { testimonialMaxLengths } from '@lens/contracts/max-lengths';
import type { TestimonialContent, TestimonialRelease } from '@lens/contracts/testimonials';
import { Button } from '@lens/ui/office/Button';
import { ChecksField } from '../../components/field/ChecksField';
import { ChoiceField } from '../../components/field/ChoiceField';
import { DateField } from '../../components/field/DateField';
import { FormError } from '../../components/field/FormError';
import { TextArea } from '../../components/field/TextArea';
import { TextField } from '../../components/field/TextField';
import { placeOptions, signatureOptions } from './labels';
import { Section } from './Section';
import type { TestimonialForm } from './testimonial-form';

const newRelease = (text: string, name: string, today: string): TestimonialRelease => ({
  text,
  places: ['website'],
  signed_by: name,
  signed_how: 'paper',
  signed_on: today,
  expires_on: null,
  withdrawn_on: null,
});

interface ReleaseFieldsProps {
  control: Control<TestimonialForm, unknown, TestimonialContent>;
  /** At the practice. */
  today: string;
}

/** What the patient has signed: the words, where they may be shown, for how long, and whether it was taken back. */
export function ReleaseFields({ control, today }: ReleaseFieldsProps) {
  const { field, fieldState } = useController({ control, name: 'release' });
  const [quote, name] = useWatch({ control, name: ['quote', 'name'] });
  if (!field.value)
    return (
      <Section title="Release">
        <p>No release is recorded. Only the consent above stands for this testimonial.</p>
        <div>
          <Button onClick={() => field.onChange(newRelease(quote, name, today))}>Record a release</Button>
        </div>
      </Section>
    );
  return (
    <Section title="Release">
      <FormError>{fieldState.error?.message}</FormError>
      <TextArea
        control={control}
        name="release.text"
        label="Words shown to the patient"
        hint="Exactly what they agreed to."
        maxLength={testimonialMaxLengths.text}
      />
      <ChecksField control={control} name="release.places" label="May be shown" options={placeOptions} />
      <TextField
        control={control}
        name="release.signed_by"
        label="Signed by"
        hint="The patient, or who signs for them. Only staff see it."
        maxLength={testimonialMaxLengths.line}
      />
      <ChoiceField control={control} name="release.signed_how" label="Signed" options={signatureOptions} />
      <DateField control={control} name="release.signed_on" label="Signed on" max={today} />
      <DateField
        control={control}
        name="release.expires_on"
        label="Last day"
        hint="After this day the site no longer shows it."
        optional
      />
      <DateField
        control={control}
        name="release.withdrawn_on"
        label="Withdrawn on"
        hint="Once saved, it is off every page within seconds."
        max={today}
        optional
      />
      <div>
        <Button look="quiet" onClick={() => field.onChange(null)}>
          Remove the release
        </Button>
      </div>
    </Section>
  );
}
