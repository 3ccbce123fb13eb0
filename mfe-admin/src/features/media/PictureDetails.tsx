import { languageOf } from '@lens/contracts/languages';
import type { MediaDetail } from '@lens/contracts/media';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import { usageLabels, formatBytes } from './labels';
import styles from './Media.module.css';

/** The size of a picture, where it is used, and its variants. */
export const PictureDetails = ({ picture }: { picture: MediaDetail }) => (
  <>
    <p className={styles.hint}>
      {picture.width} × {picture.height}, {formatBytes(picture.bytes)}, by {picture.uploaded_by}{' '}
      <TimeAgo since={picture.created_at} />
    </p>
    <section aria-label="Where used" className={styles.usage}>
      <h3>Where used</h3>
      {picture.usage.length === 0 ? (
        <p className={styles.hint}>Nowhere yet.</p>
      ) : (
        <ul>
          {picture.usage.map(({ resource_type, resource_id, field, lng, title }) => (
            <li key={`${resource_id} ${field} ${lng}`}>
              {title === null ? 'A story that is not approved' : <bdi>{title}</bdi>}{' '}
              <span className={styles.hint}>
                {resource_type}, {usageLabels[field]}
                {lng && `, ${languageOf(lng).name}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
    <details className={styles.variants}>
      <summary>
        {picture.progress.done < picture.progress.total
          ? `Sizes: ${picture.progress.done} of ${picture.progress.total}`
          : 'All sizes'}
      </summary>
      <ul>
        {picture.variants.map(({ format, width, height, bytes, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {width} × {height} {format}
            </a>{' '}
            <span className={styles.hint}>{formatBytes(bytes)}</span>
          </li>
        ))}
      </ul>
    </details>
  </>
);
