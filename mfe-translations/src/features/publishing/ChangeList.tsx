import { directionOf, languageOf } from '@lens/contracts/languages';
import type { Change } from './changes';
import styles from './ChangeList.module.css';

/** What texts said and say. Taken away is struck through, added is underlined: colour says it twice. */
export const ChangeList = ({ of }: { of: Change[] }) => (
  <ol aria-label="Changes" className={styles['changes']}>
    {of.map(({ language, namespace, key, before, after }) => {
      const written = { lang: language, dir: directionOf(language) };
      return (
        <li key={`${language}/${namespace}/${key}`}>
          <p className={styles['name']}>
            {languageOf(language).name}, {namespace}: <strong>{key}</strong>
          </p>
          {before !== null && before !== after && (
            <p {...written}>
              <del>{before}</del>
            </p>
          )}
          {before === after && <p className={styles['name']}>The same words, for another English.</p>}
          {after === null ? (
            <p className={styles['name']}>
              No longer published: the text that the site ships takes its place.
            </p>
          ) : (
            <p {...written}>
              <ins>{after}</ins>
            </p>
          )}
        </li>
      );
    })}
  </ol>
);
