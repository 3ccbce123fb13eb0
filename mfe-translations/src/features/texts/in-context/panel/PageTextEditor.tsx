import { useEffect, useRef } from 'react';
import type { DeskText } from '@lens/contracts/desk';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useText } from '../../api/texts';
import { EditorPanel } from '../../editor/EditorPanel';
import type { TextName } from '../../../../components/text-name';
import type { Drafts } from '../../use-drafts';
import { isVisible } from '../choosing/is-visible';
import type { FoundText } from '../page/page-texts';
import styles from './Panel.module.css';

interface PageTextEditorProps {
  name: TextName;
  /** Undefined if the page does not show the text. */
  pageText: FoundText | undefined;
  /** Names of the other texts in the same element, as `common:hero.title`. */
  neighbours: string[];
  /** Whether it was saved on this page, so that visitors do not read it yet. */
  isSaved: boolean;
  /** Whether the text box takes the focus. */
  shouldFocus: boolean;
  drafts: Drafts;
  onSaved: (saved: DeskText) => void;
  onOpen: (name: string) => void;
  onNext: () => void;
}

/** One text of the page in the editor of the desk. */
export function PageTextEditor({
  name,
  shouldFocus,
  drafts,
  onSaved,
  onNext,
  ...placeProps
}: PageTextEditorProps) {
  const { data, isError, error, isFetching, refetch } = useText(name, []);
  const container = useRef<HTMLDivElement>(null);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (shouldFocus && isLoaded) container.current?.querySelector('textarea')?.focus();
  }, [shouldFocus, isLoaded, name.key]);
  return (
    <div ref={container}>
      {data && (
        <EditorPanel text={data} drafts={drafts} onSaved={onSaved} onNext={onNext}>
          <Place name={name} {...placeProps} />
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

type PlaceProps = Pick<PageTextEditorProps, 'name' | 'pageText' | 'neighbours' | 'isSaved' | 'onOpen'>;

/** Notes on how the page shows the text. */
function Place({ name: { language, namespace, key }, pageText, neighbours, isSaved, onOpen }: PlaceProps) {
  return (
    <div className={styles.notes}>
      {isSaved && <p>This page shows it as saved. Visitors read it once it is published.</p>}
      {!pageText && <p>This page does not show it.</p>}
      {pageText && !pageText.elements.some(isVisible) && (
        <p>It is not visible: it is in a closed menu, or only for search engines and screen readers.</p>
      )}
      {neighbours.length > 0 && (
        <div className={styles.neighbours}>
          In the same place:
          {neighbours.map((neighbour) => (
            <button key={neighbour} type="button" className={styles.link} onClick={() => onOpen(neighbour)}>
              {neighbour.replace(':', ': ')}
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
