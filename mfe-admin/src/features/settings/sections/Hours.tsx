import { useFieldArray } from 'react-hook-form';
import { Button } from '@lens/ui/office/Button';
import { SelectField } from '../../../components/field/SelectField';
import { HoursRow } from './HoursRow';
import { Section, type SectionProps } from './Section';
import styles from '../Settings.module.css';

const zones = Intl.supportedValuesOf('timeZone').map((zone) => [zone, zone.replaceAll('_', ' ')] as const);

export function Hours({ control }: SectionProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'hours' });
  return (
    <Section id="hours" title="Hours" hint="Days with the same hours share a line.">
      {fields.map(({ id }, index) => (
        <HoursRow key={id} control={control} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < 7 && (
        <div>
          <Button onClick={() => append({ days: [], opens: '09:00', closes: '17:00' })}>Add hours</Button>
        </div>
      )}
      <div className={styles['grid']}>
        <SelectField
          control={control}
          name="timeZone"
          label="Time zone"
          hint="Articles that appear by themselves do so by its clocks."
          options={zones}
        />
      </div>
    </Section>
  );
}
