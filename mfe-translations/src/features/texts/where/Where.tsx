import { useQuery } from '@tanstack/react-query';
import { addressOf, beginOnPage } from '../../../components/edit-on-page/edit-on-page';
import { readJson } from '../../../components/read-json/read-json';
import type { TextName } from '../text-name';
import { pagesOf, type Pages } from './pages-of';
import styles from './Where.module.css';

/** More links than this say no more. */
const most = 3;

/** As much of `GET /remotes/registry.json` as says where the active versions are. */
interface Registry {
  remotes: Record<string, { address: string }>;
}

async function readPages(signal: AbortSignal): Promise<Pages> {
  const { remotes } = (await readJson('/remotes/registry.json', signal)) as Registry;
  const manifests = await Promise.all(
    Object.values(remotes).map(
      ({ address }) => readJson(`${address}remote.json`, signal) as Promise<{ routes: Pages }>,
    ),
  );
  return manifests.flatMap(({ routes }) => routes);
}

/** Where visitors meet a text, as links to the page in its language. */
export function Where({ text }: { text: TextName }) {
  const { data: pages = [] } = useQuery({
    queryKey: ['pages'],
    queryFn: ({ signal }) => readPages(signal),
  });
  const paths = pagesOf(pages, text);
  if (paths.length === 0) return null;
  return (
    <p className={styles['where']}>
      Appears on{' '}
      {paths.slice(0, most).map((path, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <a href={addressOf(text.language, path)} target="_blank" rel="noopener">
            {path}
            <span className="visually-hidden"> (opens a new tab)</span>
          </a>
        </span>
      ))}
      {paths.length > most && ` and ${paths.length - most} more`}.{' '}
      <a
        href={addressOf(text.language, paths[0]!)}
        onClick={() => beginOnPage(`${text.namespace}:${text.key}`)}
      >
        Edit on the page
      </a>
    </p>
  );
}
