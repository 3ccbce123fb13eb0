import { directionOf } from '@lens/contracts/languages';
import { Badge } from '@lens/ui/office/Badge';
import type { TargetLanguage } from '../../labels';
import type { FoundText } from '../page/page-texts';
import styles from './Panel.module.css';

interface PageTextListProps {
  texts: FoundText[];
  language: TargetLanguage;
  /** Says what of the text is not saved; null if everything is. */
  unsavedLabel: (name: string) => string | null;
  /** Whether the text was saved on this page, so that visitors do not read it yet. */
  isSaved: (name: string) => boolean;
  onOpen: (name: string) => void;
}

/** Every text of the page, also those that cannot be clicked. */
export const PageTextList = ({ texts, language, unsavedLabel, isSaved, onOpen }: PageTextListProps) => (
  <ol aria-label="Texts on this page" className={styles.list}>
    {texts.map(({ name, shown }) => (
      <li key={name}>
        <button type="button" className={styles.row} onClick={() => onOpen(name)}>
          <span className={styles.key}>{name.replace(':', ': ')}</span>
          <span lang={language} dir={directionOf(language)} className={styles.pageText}>
            {shown}
          </span>
          {(unsavedLabel(name) ?? isSaved(name)) && (
            <span>
              <Badge tone="waiting">{unsavedLabel(name) ?? 'Not published yet'}</Badge>
            </span>
          )}
        </button>
      </li>
    ))}
  </ol>
);
