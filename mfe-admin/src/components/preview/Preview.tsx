import type { PreviewRequest } from '@lens/contracts/previews';
import { ExternalIcon } from '@lens/ui/icons/navigation';
import button from '@lens/ui/office/Button.module.css';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { usePreviewLink } from './use-preview-link';
import styles from './Preview.module.css';

interface PreviewProps {
  request: PreviewRequest;
  /** Changes with every save, and reloads the page. */
  version: string;
}

/** The public page beside the form, as it was last saved; small screens link to it. */
export function Preview({ request, version }: PreviewProps) {
  const link = usePreviewLink(request, version);
  return (
    <section aria-label="Preview" className={styles.preview}>
      <div className={styles.bar}>
        <h2 className={styles.title}>Preview</h2>
        <p className={styles.note}>As it was last saved</p>
        {link.data && (
          <a href={link.data} target="_blank" rel="noreferrer" className={button.button} data-look="quiet">
            <ExternalIcon /> Open in a new tab
          </a>
        )}
      </div>
      {link.isError && (
        <RetryNotice onRetry={() => void link.refetch()} retrying={link.isFetching}>
          {`The preview could not be loaded: ${link.error.message}`}
        </RetryNotice>
      )}
      {link.data && (
        <iframe key={link.data} src={link.data} title="Preview of the public page" loading="lazy" />
      )}
    </section>
  );
}
