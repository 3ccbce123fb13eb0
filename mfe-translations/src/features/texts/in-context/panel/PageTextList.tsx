import { directionOf } from '@lens/contracts/languages';
import { Badge } from '@lens/ui/office/Badge';
import type { TargetLanguage } from '../../labels';
import type { FoundText } from '../page/page-texts';
import styles from './Panel.module.css';

interface PageTextListProps {
  texts: FoundText[];
  language: TargetLanguage;
  /** Something is written for it and not saved. */
  isKept: (name: string) => boolean;
  /** It was saved here, and visitors do not read it yet. */
  isSaved: (name: string) => boolean;
  onOpen: (name: string) => void;
}

/** Every text of the page by its key: also those that cannot be clicked. */
export const PageTextList = ({ texts, language, isKept, isSaved, onOpen }: PageTextListProps) => (
  <ol aria-label="Texts on this page" className={styles['list']}>
    {texts.map(({ name, shown }) => (
      <li key={name}>
        <button type="button" className={styles['row']} onClick={() => onOpen(name)}>
          <span className={styles['key']}>{name.replace(':', ': ')}</span>
          <span lang={language} dir={directionOf(language)} className={styles['shown']}>
            {shown}
          </span>
          {(isKept(name) || isSaved(name)) && (
            <span>
              <Badge tone="waiting">{isKept(name) ? 'Not saved' : 'Not published yet'}</Badge>
            </span>
          )}
        </button>
      </li>
    ))}
  </ol>
);
