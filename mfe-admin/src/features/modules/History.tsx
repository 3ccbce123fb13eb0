import type { ModuleEvent } from '@lens/contracts/modules';
import { useSettings } from '@lens/platform/host';
import { formatDateTime } from '@lens/platform/format-time';
import { describeEvent } from './labels';
import styles from './Modules.module.css';

/** Who did what to a module, the latest first. */
export function History({ events }: { events: ModuleEvent[] }) {
  const { timeZone } = useSettings();
  return (
    <ol className={styles.history}>
      {events.map((event) => (
        <li key={`${event.at} ${event.action} ${event.version}`}>
          <time className={styles.soft} dateTime={event.at}>
            {formatDateTime(event.at, timeZone)}
          </time>
          <span>
            {describeEvent(event)}.{event.reason && ` “${event.reason}”`}
          </span>
        </li>
      ))}
    </ol>
  );
}
