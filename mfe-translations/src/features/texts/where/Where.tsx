import { useQuery } from '@tanstack/react-query';
import { useHost } from '@lens/platform/host';
import { readJson } from '../../../components/read-json/read-json';
import type { TextName } from '../text-name';
import { pagesOf, type Pages } from './pages-of';
import styles from './Where.module.css';

/** More links than this say no more. */
const most = 3;

/** What the active remotes show; unlike an address, a version never changes. */
function usePages(): Pages {
  const { remotes } = useHost();
  const addresses = remotes.map(({ address }) => address);
  const { data = [] } = useQuery({
    queryKey: ['pages', ...addresses],
    queryFn: async ({ signal }) => {
      const manifests = await Promise.all(
        addresses.map((address) => readJson(`${address}remote.json`, signal) as Promise<{ routes: Pages }>),
      );
      return manifests.flatMap(({ routes }) => routes);
    },
    staleTime: Infinity,
  });
  return data;
}

/** Where visitors meet a text, as links to the page in its language. */
export function Where({ text }: { text: TextName }) {
  const paths = pagesOf(usePages(), text);
  if (paths.length === 0) return null;
  return (
    <p className={styles['where']}>
      Appears on{' '}
      {paths.slice(0, most).map((path, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <a href={`/${text.language}${path}`.replace(/\/$/, '')} target="_blank" rel="noopener">
            {path}
            <span className="visually-hidden"> (opens a new tab)</span>
          </a>
        </span>
      ))}
      {paths.length > most && ` and ${paths.length - most} more`}
    </p>
  );
}
