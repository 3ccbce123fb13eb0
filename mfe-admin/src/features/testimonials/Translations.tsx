import { useState } from 'react';
import { useFormState, useWatch, type Control } from 'react-hook-form';
import { directionOf, type LanguageCode } from '@lens/contracts/languages';
import { testimonialMaxLengths } from '@lens/contracts/max-lengths';
import type { TestimonialContent } from '@lens/contracts/testimonials';
import { LinesField } from '../../components/field/LinesField';
import { TextArea } from '../../components/field/TextArea';
import { TextField } from '../../components/field/TextField';
import { LanguageTabs, type TextState } from '../../components/LanguageTabs';
import { filledFields, type TestimonialForm, type OtherLanguage } from './testimonial-form';
import { Section } from './Section';

interface TranslationsProps {
  control: Control<TestimonialForm, unknown, TestimonialContent>;
  /** Only patients of a mission have a mission story. */
  hasStory: boolean;
}

/** The testimonial in other languages; visitors read missing texts in the fallback language. */
export function Translations({ control, hasStory }: TranslationsProps) {
  const [lng, setLng] = useState<OtherLanguage>('es');
  const { errors } = useFormState({ control });
  const translations = useWatch({ control, name: 'translations' });
  const stateOf = (code: LanguageCode): TextState | undefined => {
    if (code === 'en') return undefined;
    if (errors.translations?.[code]) return 'wrong';
    return Object.keys(filledFields(translations[code])).length > 0 ? undefined : 'empty';
  };
  const languageAttributes = { lang: lng, dir: directionOf(lng) };
  return (
    <Section title="In other languages">
      <LanguageTabs
        lng={lng}
        onChange={(code) => code !== 'en' && setLng(code)}
        stateOf={stateOf}
        withoutEnglish
      >
        <TranslationFields
          key={lng}
          control={control}
          lng={lng}
          hasStory={hasStory}
          script={languageAttributes}
        />
      </LanguageTabs>
    </Section>
  );
}

interface TranslationFieldsProps extends TranslationsProps {
  lng: OtherLanguage;
  script: { lang: string; dir: 'ltr' | 'rtl' };
}

const TranslationFields = ({ control, lng, hasStory, script }: TranslationFieldsProps) => (
  <>
    <TextArea
      control={control}
      name={`translations.${lng}.quote`}
      label="Translated quote"
      rows={4}
      optional
      {...script}
    />
    <LinesField
      control={control}
      name={`translations.${lng}.key_benefits`}
      label="Translated benefits"
      hint="One per line."
      optional
      {...script}
    />
    <TextField
      control={control}
      name={`translations.${lng}.occupation`}
      label="Translated occupation"
      maxLength={testimonialMaxLengths.line}
      optional
      {...script}
    />
    <TextField
      control={control}
      name={`translations.${lng}.location`}
      label="Translated place"
      maxLength={testimonialMaxLengths.line}
      optional
      {...script}
    />
    {hasStory && (
      <>
        <TextArea
          control={control}
          name={`translations.${lng}.pacific_story`}
          label="Translated mission story"
          optional
          {...script}
        />
        <TextField
          control={control}
          name={`translations.${lng}.impact`}
          label="Translated outcome"
          maxLength={testimonialMaxLengths.line}
          optional
          {...script}
        />
      </>
    )}
  </>
);
