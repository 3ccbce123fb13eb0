import { useController } from 'react-hook-form';
import { Button } from '@lens/ui/office/Button';
import { days } from '../days';
import type { SectionProps } from './Section';
import styles from '../Settings.module.css';

interface HoursRowProps extends SectionProps {
  index: number;
  onRemove: () => void;
}

/** Some days, and from when to when the practice is open on them. */
export function HoursRow({ control, index, onRemove }: HoursRowProps) {
  const {
    field: { ref: firstDay, ...chosen },
    fieldState: ofDays,
  } = useController({ control, name: `hours.${index}.days` });
  const {
    field: { ref: openingTime, ...opens },
    fieldState: ofOpening,
  } = useController({ control, name: `hours.${index}.opens` });
  const {
    field: { ref: closingTime, ...closes },
    fieldState: ofClosing,
  } = useController({ control, name: `hours.${index}.closes` });
  const line = `Hours, line ${index + 1}`;
  const error = ofDays.error ?? ofOpening.error ?? ofClosing.error;
  const toggle = (day: number, on: boolean) => {
    const others = chosen.value.filter((one) => one !== day);
    chosen.onChange(on ? [...others, day].toSorted((one, other) => one - other) : others);
  };
  const times = (from: string | null, to: string | null) => {
    opens.onChange(from);
    closes.onChange(to);
  };
  const open = opens.value !== null || closes.value !== null;
  return (
    <fieldset className={styles.line}>
      <legend className="visually-hidden">{line}</legend>
      <div className={styles.days}>
        {days.map(([day, name], place) => (
          <label key={day} className={styles.day} title={name}>
            <input
              ref={place === 0 ? firstDay : undefined}
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
          checked={!open}
          onChange={({ target }) => (target.checked ? times(null, null) : times('09:00', '17:00'))}
        />
        Closed
      </label>
      {open && (
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
      <Button look="quiet" aria-label={`Remove ${line}`} onClick={onRemove}>
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
