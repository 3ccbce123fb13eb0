import { useEffect, useRef } from 'react';
import type { DeskText } from '@lens/contracts/desk';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useText } from '../../api/texts';
import { EditorPanel } from '../../editor/EditorPanel';
import type { TextName } from '../../../../components/text-name';
import type { Drafts } from '../../use-drafts';
import { inSight } from '../choosing/in-sight';
import type { FoundText } from '../page/page-texts';
import styles from './Panel.module.css';

interface TextOfPageProps {
  name: TextName;
  /** Where the page shows it; undefined where it does not, or no more. */
  found: FoundText | undefined;
  /** Names of the texts in the same place, as `common:hero.title`. */
  beside: string[];
  /** It was saved here, and visitors do not read it yet. */
  isSaved: boolean;
  /** Writing begins at once. */
  focused: boolean;
  drafts: Drafts;
  onSaved: (saved: DeskText) => void;
  onOpen: (name: string) => void;
  onNext: () => void;
}

/** One text of the page, in the desk's own editor. */
export function TextOfPage({ name, focused, drafts, onSaved, onNext, ...place }: TextOfPageProps) {
  const { data, isError, error, isFetching, refetch } = useText(name, []);
  const editor = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (focused && isThere) editor.current?.querySelector('textarea')?.focus();
  }, [focused, isThere, name.key]);
  return (
    <div ref={editor}>
      {data && (
        <EditorPanel text={data} drafts={drafts} onSaved={onSaved} onNext={onNext}>
          <Place name={name} {...place} />
        </EditorPanel>
      )}
      {!data && !isError && <Skeleton label="Loading the text…" rows={4} />}
      {!data && isError && (
        <RetryNotice onRetry={() => void refetch()} retrying={isFetching}>
          {`The text could not be loaded: ${error.message}`}
        </RetryNotice>
      )}
    </div>
  );
}

type PlaceProps = Pick<TextOfPageProps, 'name' | 'found' | 'beside' | 'isSaved' | 'onOpen'>;

/** What is to be known of a text on its page. */
function Place({ name: { language, namespace, key }, found, beside, isSaved, onOpen }: PlaceProps) {
  return (
    <div className={styles.notes}>
      {isSaved && <p>This page shows it as saved. Visitors read it once it is published.</p>}
      {!found && <p>This page does not show it.</p>}
      {found && !found.elements.some(inSight) && (
        <p>It is not visible: it is in a closed menu, or only for search engines and screen readers.</p>
      )}
      {beside.length > 0 && (
        <div className={styles.beside}>
          In the same place:
          {beside.map((other) => (
            <button key={other} type="button" className={styles.link} onClick={() => onOpen(other)}>
              {other.replace(':', ': ')}
            </button>
          ))}
        </div>
      )}
      <p>
        In {namespace}.{' '}
        <a href={`/admin/translations/texts?language=${language}&text=${namespace}/${key}`}>
          Open on the desk
        </a>
      </p>
    </div>
  );
}
