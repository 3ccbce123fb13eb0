import { isLanguageCode, languageOf } from '@lens/contracts/languages';
import type { StaffApiFailure } from '@lens/platform/staff-api';
import styles from './PendingPanel.module.css';

/** `ar/common/hero.title` → `hero.title (Arabic)`. */
function formatTextName(path: string): string {
  const [language = '', , key = path] = path.split('/');
  return isLanguageCode(language) ? `${key} (${languageOf(language).name})` : key;
}

interface PublicationFailureProps {
  failure: Error | StaffApiFailure;
  /** Whether other texts are still chosen. */
  hasOtherTexts: boolean;
}

/** Says why nothing was published: which texts the API refused, each with its reason, if it names any. */
export function PublicationFailure({ failure, hasOtherTexts }: PublicationFailureProps) {
  const details = ('body' in failure && failure.body?.details) || [];
  return (
    <div role="alert" className={styles.error}>
      <p>Nothing was published{details.length === 0 ? `: ${failure.message}` : '.'}</p>
      {details.length > 0 && (
        <>
          <ul aria-label="Texts that cannot be published">
            {details.map(({ path, message }) => (
              <li key={path}>
                {formatTextName(path)}: {message}
              </li>
            ))}
          </ul>
          <p>
            {details.length === 1 ? 'It is' : 'They are'} not chosen any more.
            {hasOtherTexts && ' The rest can be published.'}
          </p>
        </>
      )}
    </div>
  );
}
