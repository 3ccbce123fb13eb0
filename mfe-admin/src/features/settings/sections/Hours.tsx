import { useFieldArray, useWatch } from 'react-hook-form';
import { daysWithoutHours } from '@lens/contracts/opening-hours';
import { Button } from '@lens/ui/office/Button';
import { SelectField } from '../../../components/field/SelectField';
import { timeZones } from '../time-zones';
import { HoursRow } from './HoursRow';
import { Section, type SectionProps } from './Section';
import styles from '../Settings.module.css';

const listFormat = new Intl.ListFormat('en');

/** A question and not an error, since a day may be left out on purpose. */
function formatQuestion(days: string[]): string {
  if (days.length === 0) return '';
  return days.length === 1
    ? `${days[0]!} has no hours. Is it closed?`
    : `${listFormat.format(days)} have no hours. Are they closed?`;
}

export function Hours({ control }: SectionProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'hours' });
  const hours = useWatch({ control, name: 'hours' });
  const zone = useWatch({ control, name: 'timeZone' });
  return (
    <Section id="hours" title="Hours" hint="Put days with the same hours on one line.">
      {fields.map(({ id }, index) => (
        <HoursRow key={id} control={control} index={index} onRemove={() => remove(index)} />
      ))}
      <p role="status" className={styles.question}>
        {formatQuestion(daysWithoutHours(hours))}
      </p>
      {fields.length < 7 && (
        <div>
          <Button onClick={() => append({ days: [], opens: '09:00', closes: '17:00' })}>Add hours</Button>
        </div>
      )}
      <div className={styles.grid}>
        <SelectField
          control={control}
          name="timeZone"
          label="Time zone"
          hint="Scheduled articles are published in this time zone."
          groups={timeZones(zone)}
        />
      </div>
    </Section>
  );
}
