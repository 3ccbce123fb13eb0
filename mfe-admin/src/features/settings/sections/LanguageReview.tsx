import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { LanguageCode } from '@lens/contracts/languages';
import { settingsMaxLengths } from '@lens/contracts/max-lengths';
import { DateField } from '../../../components/field/DateField';
import { Field } from '../../../components/field/Field';
import { TextField } from '../../../components/field/TextField';
import { toLocalTime } from '../../../components/field/local-time';
import type { SectionProps } from './Section';
import fields from '../../../components/field/Field.module.css';
import styles from '../Settings.module.css';

interface LanguageReviewProps extends SectionProps {
  code: LanguageCode;
}

const today = () => toLocalTime(new Date().toISOString()).slice(0, 10);

/** Whether a speaker has reviewed a translation; pages then name the speaker and the date. */
export function LanguageReview({ control, code }: LanguageReviewProps) {
  const name = `languages.${code}.reviewed` as const;
  const {
    field: { value, onChange },
  } = useController({ control, name });
  const id = useId();
  return (
    <div className={styles.review}>
      <Field id={id} label="Reviewed" inline>
        <input
          id={id}
          type="checkbox"
          className={fields.box}
          checked={value !== null}
          onChange={({ target }) => onChange(target.checked ? { by: '', on: today() } : null)}
        />
      </Field>
      {value && (
        <>
          <TextField
            control={control}
            name={`${name}.by`}
            label="Reviewed by"
            maxLength={settingsMaxLengths.reviewer}
          />
          <DateField control={control} name={`${name}.on`} label="On" />
        </>
      )}
    </div>
  );
}
