import { useFieldArray } from 'react-hook-form';
import { settingsMaxLengths } from '@lens/contracts/max-lengths';
import { Button } from '@lens/ui/office/Button';
import { CheckboxField } from '../../../components/field/CheckboxField';
import { NumberField } from '../../../components/field/NumberField';
import { TextField } from '../../../components/field/TextField';
import { Section, type SectionProps } from './Section';
import styles from '../Settings.module.css';

const thisYear = () => new Date().getFullYear();
const sampleField = { label: 'Sample (marked on the site)' };

export function Institutions({ control }: SectionProps) {
  const name = 'institutions' as const;
  const { fields, append, remove } = useFieldArray({ control, name });
  const emptyInstitution = () => ({
    name: '',
    degree: '',
    honours: null,
    from: thisYear(),
    to: null,
    isSample: false,
  });
  return (
    <Section
      id="institutions"
      title="Education"
      hint="Where the surgeon studied and trained. Shown on the About page."
    >
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.entry}>
          <legend className="visually-hidden">Institution {index + 1}</legend>
          <div className={styles.grid}>
            <TextField
              control={control}
              name={`${name}.${index}.name`}
              label="Institution"
              maxLength={settingsMaxLengths.institution}
            />
            <TextField
              control={control}
              name={`${name}.${index}.degree`}
              label="Degree"
              maxLength={settingsMaxLengths.degree}
            />
            <TextField
              control={control}
              name={`${name}.${index}.honours`}
              label="Honours"
              maxLength={settingsMaxLengths.honours}
              optional
            />
            <NumberField control={control} name={`${name}.${index}.from`} label="From" />
            <NumberField control={control} name={`${name}.${index}.to`} label="To" optional />
            <CheckboxField control={control} name={`${name}.${index}.isSample`} {...sampleField} />
          </div>
          <Button look="quiet" aria-label={`Remove institution ${index + 1}`} onClick={() => remove(index)}>
            Remove
          </Button>
        </fieldset>
      ))}
      {fields.length < 12 && (
        <div>
          <Button onClick={() => append(emptyInstitution())}>Add an institution</Button>
        </div>
      )}
    </Section>
  );
}

export function Awards({ control }: SectionProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'awards' });
  return (
    <Section id="awards" title="Awards">
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.award}>
          <legend className="visually-hidden">Award {index + 1}</legend>
          <TextField
            control={control}
            name={`awards.${index}.title`}
            label="Award"
            maxLength={settingsMaxLengths.award}
          />
          <NumberField control={control} name={`awards.${index}.year`} label="Year" optional />
          <CheckboxField control={control} name={`awards.${index}.isSample`} label="Sample" />
          <Button look="quiet" aria-label={`Remove award ${index + 1}`} onClick={() => remove(index)}>
            Remove
          </Button>
        </fieldset>
      ))}
      {fields.length < 30 && (
        <div>
          <Button onClick={() => append({ title: '', year: null, isSample: false })}>Add an award</Button>
        </div>
      )}
    </Section>
  );
}
