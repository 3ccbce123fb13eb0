import { useState } from 'react';
import { directionOf, languageOf } from '@lens/contracts/languages';
import { Button } from '@lens/ui/office/Button';
import type { Change } from './changes';
import { countOf } from '@lens/platform/count-of';
import styles from './ChangeList.module.css';

/** A long list would hide what stands below it. */
const shortList = 20;

/** What texts said and say. Taken away is struck through, added is underlined: colour says it twice. */
export function ChangeList({ of }: { of: Change[] }) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? of : of.slice(0, shortList);
  return (
    <>
      <ol aria-label="Changes" className={styles.changes}>
        {shown.map(({ language, namespace, key, before, after }) => {
          const written = { lang: language, dir: directionOf(language) };
          return (
            <li key={`${language}/${namespace}/${key}`}>
              <p className={styles.name}>
                {languageOf(language).name}, {namespace}: <strong>{key}</strong>
              </p>
              {before !== null && before !== after && (
                <p {...written}>
                  <del>{before}</del>
                </p>
              )}
              {before === after && <p className={styles.name}>The same translation, for changed English.</p>}
              {after === null ? (
                <p className={styles.name}>No longer published: the built-in text takes its place.</p>
              ) : (
                <p {...written}>
                  <ins>{after}</ins>
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {shown.length < of.length && (
        <Button onClick={() => setWhole(true)}>Show all {countOf(of.length, 'text')}</Button>
      )}
    </>
  );
}
