import { directionOf, type LanguageCode } from '@lens/contracts/languages';
import type { GlossaryEntry } from '@lens/contracts/glossary';
import editor from './Editor.module.css';
import styles from './Glossary.module.css';

interface GlossaryProps {
  entries: GlossaryEntry[];
  language: LanguageCode;
}

/** What the words of a text are called in its language, and what they are not called. */
export function Glossary({ entries, language }: GlossaryProps) {
  if (entries.length === 0) return null;
  const inLanguage = { lang: language, dir: directionOf(language) };
  return (
    <section aria-label="Glossary">
      <h3 className={editor.label}>Glossary</h3>
      <dl className={styles.entries}>
        {entries.map(({ english, translation, avoid, note }) => (
          <div key={english} className={styles.entry}>
            <dt lang="en">{english}</dt>
            <dd>
              <strong {...inLanguage}>{translation}</strong>
              {avoid.length > 0 && (
                <>
                  {' · not '}
                  <span {...inLanguage}>{avoid.map(withoutStar).join(', ')}</span>
                </>
              )}
              {note && <p className={styles.note}>{note}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A star stands for any ending. */
const withoutStar = (word: string): string => word.replace('*', '…');
