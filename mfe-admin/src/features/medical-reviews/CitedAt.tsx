import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { citedParts, type CitedPart, type MedicalPage } from '@lens/contracts/medical-pages';
import type { MedicalReviewChange } from '@lens/contracts/medical-reviews';
import { partLabels } from './labels';
import styles from './MedicalReviews.module.css';

interface CitedAtProps {
  control: Control<MedicalReviewChange, unknown, MedicalReviewChange>;
  page: MedicalPage;
  /** Of the source. */
  index: number;
}

/** The parts of the page at which the number of a source stands. */
export function CitedAt({ control, page, index }: CitedAtProps) {
  const { field, fieldState } = useController({ control, name: `sources.${index}.cited_at` });
  const id = useId();
  const parts: readonly CitedPart[] = citedParts[page];
  const { error } = fieldState;
  return (
    <fieldset className={styles.parts} aria-describedby={error ? id : undefined}>
      <legend>Its number stands at</legend>
      {parts.map((part, place) => (
        <label key={part} className={styles.part}>
          <input
            type="checkbox"
            ref={place === 0 ? field.ref : undefined}
            checked={field.value.includes(part)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(
                parts.filter((one) => (one === part ? target.checked : field.value.includes(one))),
              )
            }
          />
          {partLabels[part]}
        </label>
      ))}
      {error && (
        <p id={id} className={styles.error}>
          {error.message}
        </p>
      )}
    </fieldset>
  );
}
