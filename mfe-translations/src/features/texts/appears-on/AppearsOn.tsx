import { pageAddress, startEditingOnPage } from '../../../components/edit-on-page';
import { useIsEditor } from '../../../components/permissions/use-is-editor';
import { pathsShowing } from '../pages/paths-showing';
import { usePages } from '../pages/use-pages';
import type { TextName } from '../../../components/text-name';
import styles from './AppearsOn.module.css';

const maxLinks = 3;

/** Links to the pages that show a text, in its language. */
export function AppearsOn({ text }: { text: TextName }) {
  const { data: pages = [] } = usePages();
  const isEditor = useIsEditor();
  const paths = pathsShowing(pages, text);
  if (paths.length === 0) return null;
  return (
    <p className={styles.links}>
      Appears on{' '}
      {paths.slice(0, maxLinks).map((path, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <a href={pageAddress(text.language, path)} target="_blank" rel="noopener">
            {path}
            <span className="visually-hidden"> (opens a new tab)</span>
          </a>
        </span>
      ))}
      {paths.length > maxLinks && ` and ${paths.length - maxLinks} more`}.{' '}
      {!isEditor && (
        <a
          href={pageAddress(text.language, paths[0]!)}
          onClick={() => startEditingOnPage(`${text.namespace}:${text.key}`)}
        >
          Edit on the page
        </a>
      )}
    </p>
  );
}
