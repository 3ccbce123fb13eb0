import type { FieldValues, Path } from 'react-hook-form';
import { languages } from '@lens/contracts/languages';
import { Field } from './Field';
import { useField, type FieldBinding } from './use-field';
import styles from './LanguageFields.module.css';

interface LanguageFieldsProps {
  legend: string;
  hint?: string;
  maxLength: number;
  /** The form's value for a language without a text. */
  empty: null | undefined;
  /** English may be empty too. */
  optional?: boolean;
}

/** A short text in each language, English first, each in its own direction. */
export function LanguageFields<Values extends FieldValues, Output>({
  control,
  name,
  legend,
  hint,
  ...text
}: FieldBinding<Values, Output> & LanguageFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.fields}>
        {languages.map((language) => (
          <LanguageField
            key={language.code}
            {...text}
            control={control}
            name={`${name}.${language.code}` as Path<Values>}
            language={language}
          />
        ))}
      </div>
    </fieldset>
  );
}

type LanguageFieldProps<Values extends FieldValues, Output> = FieldBinding<Values, Output> &
  Pick<LanguageFieldsProps, 'maxLength' | 'empty' | 'optional'> & { language: (typeof languages)[number] };

function LanguageField<Values extends FieldValues, Output>({
  control,
  name,
  language: { code, name: label, rtl },
  maxLength,
  empty,
  optional = false,
}: LanguageFieldProps<Values, Output>) {
  const { field, input } = useField({ control, name }, undefined, {
    setValueAs: (text: string | null | undefined) =>
      text?.trim() || (code === 'en' && !optional) ? text : empty,
  });
  return (
    <Field {...field} label={label}>
      <input
        {...input}
        className={styles.input}
        lang={code}
        dir={rtl ? 'rtl' : 'ltr'}
        maxLength={maxLength}
      />
    </Field>
  );
}
