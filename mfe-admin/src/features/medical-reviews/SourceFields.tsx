import { useFieldArray, type Control } from 'react-hook-form';
import { medicalReviewMaxLengths } from '@lens/contracts/max-lengths';
import { citedParts, type MedicalPage } from '@lens/contracts/medical-pages';
import type { MedicalReviewChange } from '@lens/contracts/medical-reviews';
import { Button } from '@lens/ui/office/Button';
import { TextArea } from '../../components/field/TextArea';
import { TextField } from '../../components/field/TextField';
import { ChecksField } from '../../components/field/ChecksField';
import { partLabels } from './labels';
import styles from './MedicalReviews.module.css';

interface SourceFieldsProps {
  control: Control<MedicalReviewChange, unknown, MedicalReviewChange>;
  page: MedicalPage | null;
}

/** The sources in the order of their numbers. */
export function SourceFields({ control, page }: SourceFieldsProps) {
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'sources' });
  const add = () =>
    append({ citation: '', url: null, cited_at: page ? [...citedParts[page]].slice(0, 1) : [] });
  return (
    <section className={styles.sources} aria-label="Sources">
      <h3>Sources</h3>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.source}>
          <legend>Source {index + 1}</legend>
          <TextArea
            control={control}
            name={`sources.${index}.citation`}
            label="Citation"
            hint="Who wrote it, its title, where and when it appeared."
            rows={2}
            maxLength={medicalReviewMaxLengths.citation}
          />
          <TextField
            control={control}
            name={`sources.${index}.url`}
            label="Address"
            placeholder="https://"
            inputMode="url"
            optional
          />
          {page && (
            <ChecksField
              control={control}
              name={`sources.${index}.cited_at`}
              label="Its number stands at"
              options={citedParts[page].map((part) => [part, partLabels[part]] as const)}
            />
          )}
          <div className={styles.order}>
            {index > 0 && (
              <Button
                look="quiet"
                aria-label={`Move source ${index + 1} up`}
                onClick={() => swap(index, index - 1)}
              >
                Move up
              </Button>
            )}
            <Button look="quiet" aria-label={`Remove source ${index + 1}`} onClick={() => remove(index)}>
              Remove
            </Button>
          </div>
        </fieldset>
      ))}
      {fields.length < 30 && (
        <div>
          <Button onClick={add}>Add a source</Button>
        </div>
      )}
    </section>
  );
}
