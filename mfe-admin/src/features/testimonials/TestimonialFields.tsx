import { useWatch, type Control } from 'react-hook-form';
import type { TestimonialContent } from '@lens/contracts/testimonials';
import { CheckboxField } from '../../components/field/CheckboxField';
import { ChoiceField } from '../../components/field/ChoiceField';
import { DateField } from '../../components/field/DateField';
import { LinesField } from '../../components/field/LinesField';
import { NumberField } from '../../components/field/NumberField';
import { TextArea } from '../../components/field/TextArea';
import { TextField } from '../../components/field/TextField';
import { ImageField } from '../../components/image-picker/ImageField';
import type { Fields } from './content';
import { procedureOptions, regionOptions } from './labels';
import { Proof } from './Proof';
import { Section } from './Section';
import { Translations } from './Translations';

const stars = [1, 2, 3, 4, 5].map((count) => [count, `${count} ★`] as const);

interface TestimonialFieldsProps {
  control: Control<Fields, unknown, TestimonialContent>;
  /** Samples quote nobody, so nobody has to agree. */
  isSample: boolean;
}

/** In the order in which somebody types it in from a letter: the words, who said them, what changed, and the proof. */
export function TestimonialFields({ control, isSample }: TestimonialFieldsProps) {
  const region = useWatch({ control, name: 'region' });
  return (
    <div>
      <Section title="The words">
        <TextArea
          control={control}
          name="quote"
          label="Quote"
          rows={5}
          hint="As they were given, in English."
        />
        <ChoiceField control={control} name="rating" label="Rating" options={stars} />
        <ChoiceField control={control} name="procedure_type" label="Procedure" options={procedureOptions} />
        <LinesField
          control={control}
          name="key_benefits"
          label="What they name first"
          hint="One a line, ten at most."
          optional
        />
      </Section>
      <Section title="The person" columns>
        <TextField control={control} name="name" label="Name" hint="As it may be shown." maxLength={200} />
        <NumberField control={control} name="age" label="Age" min={18} max={120} optional />
        <TextField control={control} name="occupation" label="Occupation" maxLength={200} optional />
        <TextField control={control} name="location" label="Place" maxLength={200} optional />
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
          hint="Who answered stands in the gallery."
          min={1}
          max={10}
          optional
        />
        <DateField control={control} name="given_on" label="Given on" optional />
      </Section>
      <Section title="Where it belongs">
        <ChoiceField control={control} name="region" label="Region" options={regionOptions} />
        {region === 'pacific' && (
          <>
            <TextArea control={control} name="pacific_story" label="Story of the mission" optional />
            <TextField control={control} name="impact" label="What it changed" maxLength={200} optional />
          </>
        )}
        <ImageField control={control} name="image_id" label="Picture" />
        <CheckboxField control={control} name="featured" label="Featured on the site" />
        <CheckboxField control={control} name="video_available" label="Also told on film" />
      </Section>
      <Translations control={control} hasStory={region === 'pacific'} />
      {!isSample && <Proof control={control} />}
    </div>
  );
}
