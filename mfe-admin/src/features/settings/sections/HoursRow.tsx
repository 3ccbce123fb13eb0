import { useController } from 'react-hook-form';
import { Button } from '@lens/ui/office/Button';
import { days } from '../days';
import type { SectionProps } from './Section';
import styles from '../Settings.module.css';

interface HoursRowProps extends SectionProps {
  index: number;
  onRemove: () => void;
}

/** Days with the same opening hours. */
export function HoursRow({ control, index, onRemove }: HoursRowProps) {
  const {
    field: { ref: firstDay, ...chosen },
    fieldState: daysState,
  } = useController({ control, name: `hours.${index}.days` });
  const {
    field: { ref: openingTime, ...opens },
    fieldState: opensState,
  } = useController({ control, name: `hours.${index}.opens` });
  const {
    field: { ref: closingTime, ...closes },
    fieldState: closesState,
  } = useController({ control, name: `hours.${index}.closes` });
  const rowLabel = `Hours, line ${index + 1}`;
  const error = daysState.error ?? opensState.error ?? closesState.error;
  const toggle = (day: number, on: boolean) => {
    const others = chosen.value.filter((one) => one !== day);
    chosen.onChange(on ? [...others, day].toSorted((one, other) => one - other) : others);
  };
  const setTimes = (from: string | null, to: string | null) => {
    opens.onChange(from);
    closes.onChange(to);
  };
  const isOpen = opens.value !== null || closes.value !== null;
  return (
    <fieldset className={styles.line}>
      <legend className="visually-hidden">{rowLabel}</legend>
      <div className={styles.days}>
        {days.map(([day, name], index) => (
          <label key={day} className={styles.day} title={name}>
            <input
              ref={index === 0 ? firstDay : undefined}
              type="checkbox"
              checked={chosen.value.includes(day)}
              onChange={({ target }) => toggle(day, target.checked)}
            />
            {name.slice(0, 3)}
          </label>
        ))}
      </div>
      <label className={styles.closed}>
        <input
          type="checkbox"
          checked={!isOpen}
          onChange={({ target }) => (target.checked ? setTimes(null, null) : setTimes('09:00', '17:00'))}
        />
        Closed
      </label>
      {isOpen && (
        <div className={styles.times}>
          <input
            ref={openingTime}
            type="time"
            aria-label="Opens"
            value={opens.value ?? ''}
            onChange={({ target }) => opens.onChange(target.value || null)}
          />
          <span aria-hidden="true">to</span>
          <input
            ref={closingTime}
            type="time"
            aria-label="Closes"
            value={closes.value ?? ''}
            onChange={({ target }) => closes.onChange(target.value || null)}
          />
        </div>
      )}
      <Button look="quiet" aria-label={`Remove ${rowLabel}`} onClick={onRemove}>
        Remove
      </Button>
      {error && (
        <p role="alert" className={styles.error}>
          {error.message}
        </p>
      )}
    </fieldset>
  );
}
