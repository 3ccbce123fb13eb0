import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { testimonialMaxLengths } from '@lens/contracts/max-lengths';
import { patientAgeRange, satisfactionRange } from '@lens/contracts/number-ranges';
import { dayInZone } from '@lens/contracts/practice-time';
import type { TestimonialContent } from '@lens/contracts/testimonials';
import { useSettings } from '@lens/platform/host';
import { CheckboxField } from '../../components/field/CheckboxField';
import { ChoiceField } from '../../components/field/ChoiceField';
import { DateField } from '../../components/field/DateField';
import { LinesField } from '../../components/field/LinesField';
import { NumberField } from '../../components/field/NumberField';
import { TextArea } from '../../components/field/TextArea';
import { TextField } from '../../components/field/TextField';
import { ImageField } from '../../components/image-picker/ImageField';
import type { TestimonialForm } from './testimonial-form';
import { procedureOptions, regionOptions } from './labels';
import { PlaceHint } from './PlaceHint';
import { ConsentFields } from './ConsentFields';
import { Section } from './Section';
import { Translations } from './Translations';

const ratingChoices = [1, 2, 3, 4, 5].map((count) => [count, `${count} ★`] as const);

interface TestimonialFieldsProps {
  control: Control<TestimonialForm, unknown, TestimonialContent>;
  /** A sample quotes nobody, so it needs no consent. */
  isSample: boolean;
}

/** The fields in the order of a letter: the quote, the person, the result, and the consent. */
export function TestimonialFields({ control, isSample }: TestimonialFieldsProps) {
  const { timeZone } = useSettings();
  const [today] = useState(() => dayInZone(Date.now(), timeZone));
  const region = useWatch({ control, name: 'region' });
  return (
    <div>
      <Section title="Testimonial">
        <TextArea
          control={control}
          name="quote"
          label="Quote"
          rows={5}
          hint="In the person’s own words, in English."
        />
        <ChoiceField control={control} name="rating" label="Rating" options={ratingChoices} />
        <ChoiceField control={control} name="procedure_type" label="Procedure" options={procedureOptions} />
        <LinesField
          control={control}
          name="key_benefits"
          label="Benefits"
          hint="One per line, ten at most."
          optional
        />
      </Section>
      <Section title="Person" columns>
        <TextField
          control={control}
          name="name"
          label="Name"
          hint="As it may appear on the site."
          maxLength={testimonialMaxLengths.line}
        />
        <NumberField control={control} name="age" label="Age" {...patientAgeRange} optional />
        <TextField
          control={control}
          name="occupation"
          label="Occupation"
          maxLength={testimonialMaxLengths.line}
          optional
        />
        <TextField
          control={control}
          name="location"
          label="Place"
          maxLength={testimonialMaxLengths.line}
          optional
        />
      </Section>
      <Section title="Before and after" columns>
        <TextField
          control={control}
          name="before_vision"
          label="Vision before"
          hint="20/400, −6.50 D"
          optional
        />
        <TextField control={control} name="after_vision" label="Vision after" hint="20/15" optional />
        <NumberField
          control={control}
          name="satisfaction"
          label="Satisfaction, 1 to 10"
          hint="With vision before and after, the result can appear in the gallery."
          {...satisfactionRange}
          optional
        />
        <DateField control={control} name="given_on" label="Given on" max={today} optional />
      </Section>
      <Section title="On the site">
        <ChoiceField control={control} name="region" label="Region" options={regionOptions} />
        {region === 'pacific' && (
          <>
            <TextArea control={control} name="pacific_story" label="Mission story" optional />
            <TextField
              control={control}
              name="impact"
              label="Outcome in one line"
              maxLength={testimonialMaxLengths.line}
              optional
            />
          </>
        )}
        <ImageField control={control} name="image_id" label="Picture" />
        <PlaceHint control={control} />
        <CheckboxField control={control} name="featured" label="Featured on the site" />
        <CheckboxField control={control} name="video_available" label="There is a video of this story" />
      </Section>
      <Translations control={control} hasStory={region === 'pacific'} />
      {!isSample && <ConsentFields control={control} />}
    </div>
  );
}
