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
  const chosen = useController({ control, name: `hours.${index}.days` });
  const opens = useController({ control, name: `hours.${index}.opens` });
  const closes = useController({ control, name: `hours.${index}.closes` });
  const line = `Hours, line ${index + 1}`;
  const error = chosen.fieldState.error ?? opens.fieldState.error ?? closes.fieldState.error;
  const toggle = (day: number, on: boolean) => {
    const others = chosen.field.value.filter((one) => one !== day);
    chosen.field.onChange(on ? [...others, day].toSorted((one, other) => one - other) : others);
  };
  const times = (from: string | null, to: string | null) => {
    opens.field.onChange(from);
    closes.field.onChange(to);
  };
  const open = opens.field.value !== null || closes.field.value !== null;
  return (
    <fieldset className={styles['line']}>
      <legend className="visually-hidden">{line}</legend>
      <div className={styles['days']}>
        {days.map(([day, name], place) => (
          <label key={day} className={styles['day']} title={name}>
            <input
              ref={place === 0 ? chosen.field.ref : undefined}
              type="checkbox"
              checked={chosen.field.value.includes(day)}
              onChange={({ target }) => toggle(day, target.checked)}
            />
            {name.slice(0, 3)}
          </label>
        ))}
      </div>
      <label className={styles['closed']}>
        <input
          type="checkbox"
          checked={!open}
          onChange={({ target }) => (target.checked ? times(null, null) : times('09:00', '17:00'))}
        />
        Closed
      </label>
      {open && (
        <div className={styles['times']}>
          <input
            ref={opens.field.ref}
            type="time"
            aria-label="Opens"
            value={opens.field.value ?? ''}
            onChange={({ target }) => opens.field.onChange(target.value || null)}
          />
          <span aria-hidden="true">to</span>
          <input
            ref={closes.field.ref}
            type="time"
            aria-label="Closes"
            value={closes.field.value ?? ''}
            onChange={({ target }) => closes.field.onChange(target.value || null)}
          />
        </div>
      )}
      <Button look="quiet" aria-label={`Remove ${line}`} onClick={onRemove}>
        Remove
      </Button>
      {error && (
        <p role="alert" className={styles['error']}>
          {error.message}
        </p>
      )}
    </fieldset>
  );
}
