import { useQuery } from '@tanstack/react-query';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PreviewLink } from '@lens/contracts/previews';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { api } from '../../api';
import { articleKey } from './api/article';
import styles from './Preview.module.css';

/** Links are valid for 15 minutes. */
const renewalMs = 10 * 60_000;

interface PreviewProps {
  id: string;
  lng: LanguageCode;
  /** The page is reloaded for each revision. */
  revision: number;
}

/** The public page as it would look if the draft were published. */
export function Preview({ id, lng, revision }: PreviewProps) {
  const link = useQuery({
    queryKey: [...articleKey(id), 'preview', lng],
    queryFn: async ({ signal }) =>
      (await api.post<PreviewLink>('/previews', { resource: 'article', id, lng }, { signal })).data,
    staleTime: renewalMs,
    refetchInterval: renewalMs,
  });
  // In the language of the text, and on this origin, since the site may have another name than the one in the link.
  const address = link.data && `${lng === 'en' ? '' : `/${lng}`}/preview/${link.data.token}`;
  return (
    <section aria-label="Preview" className={styles.preview}>
      {link.isError && (
        <RetryNotice onRetry={() => void link.refetch()} retrying={link.isFetching}>
          {`The preview could not be loaded: ${link.error.message}`}
        </RetryNotice>
      )}
      {link.isPending && <Skeleton label="Loading the preview…" />}
      {address && (
        <>
          <p className={styles.head}>
            The draft as last saved
            <a href={address} target="_blank" rel="noopener">
              Open in a new tab
            </a>
          </p>
          <iframe key={revision} title="The page on the site" src={address} className={styles.page} />
        </>
      )}
    </section>
  );
}
