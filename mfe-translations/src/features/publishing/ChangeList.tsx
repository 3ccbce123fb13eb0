import { useState } from 'react';
import { directionOf, languageOf } from '@lens/contracts/languages';
import { Button } from '@lens/ui/office/Button';
import type { Change } from './pending-texts';
import { pluralize } from '@lens/platform/pluralize';
import styles from './ChangeList.module.css';

/** A long list would hide the buttons below it. */
const maxCollapsed = 20;

/** The old and the new wording of texts, struck through and underlined, so that colour is not the only sign. */
export function ChangeList({ changes }: { changes: Change[] }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = isExpanded ? changes : changes.slice(0, maxCollapsed);
  return (
    <>
      <ol aria-label="Changes" className={styles.changes}>
        {shown.map(({ language, namespace, key, before, after }) => {
          const languageAttributes = { lang: language, dir: directionOf(language) };
          return (
            <li key={`${language}/${namespace}/${key}`}>
              <p className={styles.name}>
                {languageOf(language).name}, {namespace}: <strong>{key}</strong>
              </p>
              {before !== null && before !== after && (
                <p {...languageAttributes}>
                  <del>{before}</del>
                </p>
              )}
              {before === after && <p className={styles.name}>The same translation, for changed English.</p>}
              {after === null ? (
                <p className={styles.name}>No longer published: the built-in text takes its place.</p>
              ) : (
                <p {...languageAttributes}>
                  <ins>{after}</ins>
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {shown.length < changes.length && (
        <Button onClick={() => setIsExpanded(true)}>Show all {pluralize(changes.length, 'text')}</Button>
      )}
    </>
  );
}
