import type { ErrorDetail } from '@lens/contracts/errors';
import styles from './Import.module.css';

const maxPlaces = 10;

interface RefusalProps {
  name: string;
  message: string;
  /** The keys that are wrong, if the API named any. */
  details: ErrorDetail[];
}

/** Says why a file was not imported, and which keys have to be corrected. */
export const Refusal = ({ name, message, details }: RefusalProps) => (
  <div role="alert" className={styles.refusal}>
    <p className={styles.error}>
      <bdi>{name}</bdi> was not imported: {message}
    </p>
    {details.length > 0 && (
      <ul aria-label="What is wrong with the file">
        {details.slice(0, maxPlaces).map(({ path, message: reason }) => (
          <li key={path}>
            <strong>{path}</strong>: {reason}
          </li>
        ))}
        {details.length > maxPlaces && <li>and {details.length - maxPlaces} more</li>}
      </ul>
    )}
  </div>
);
