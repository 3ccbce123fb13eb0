import { Button } from '@lens/ui/office/Button';
import { toastFailure } from '../../../components/toasts/toasts';
import { useColleagueChange } from './use-colleague-change';
import type { ArticleEditing } from '../editing/use-article-editing';
import styles from './Editor.module.css';

/** Announces that a colleague has changed the open article. */
export function ColleagueChangeNotice({ editor }: { editor: ArticleEditing }) {
  const change = useColleagueChange(editor);
  const show = () =>
    editor.showTheirs().catch((failure: unknown) => toastFailure('The change could not be shown.', failure));
  // A conflict or a deletion has its own message.
  const visible = editor.state.kind === 'conflict' || editor.removedBy !== undefined ? undefined : change;
  return (
    <p aria-live="polite" className={styles.state}>
      {visible?.isShown && `${visible.by} has changed this article, and you see it now.`}
      {visible && !visible.isShown && (
        <>
          {`${visible.by} has changed this article.`}
          <Button look="quiet" onClick={() => void show()}>
            Show the change
          </Button>
        </>
      )}
    </p>
  );
}
