import { useNavigate } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { CopyText } from '../../../components/unsaved-text/CopyText';
import { createArticle } from '../api/article';
import { formatDraft } from '../compare/format-draft';
import type { ArticleDraft } from '../article-draft';
import { storeDraft } from '../editing/stored-draft';
import styles from './Editor.module.css';

interface DeletedArticleNoticeProps {
  id: string;
  /** Who deleted it, if that is known. */
  by: string | null | undefined;
  /** The unsaved draft; undefined if there is none. */
  getDraft: () => ArticleDraft | undefined;
}

/** Says who deleted the article, and offers the unsaved text. */
export function DeletedArticleNotice({ id, by, getDraft }: DeletedArticleNoticeProps) {
  const navigate = useNavigate();
  const saveAsNewDraft = async (text: ArticleDraft) => {
    try {
      const created = await createArticle({ ...text, status: 'draft', published_at: null });
      storeDraft(id, null);
      toast('Saved as a new draft');
      navigate(`/admin/articles/${created.id}`, { skipLeaveGuard: true, replace: true });
    } catch (failure) {
      toastFailure('The new draft was not saved.', failure);
    }
  };
  const text = getDraft();
  return (
    <div role="alert" className={styles.deleted}>
      <p>
        {by ? `${by} deleted this article.` : 'This article was deleted.'}
        {text && ' Your text is kept in this tab only.'}
      </p>
      {text && (
        <div className={styles.buttons}>
          <CopyText getText={() => formatDraft(getDraft() ?? text)} />
          <Button onClick={() => void saveAsNewDraft(getDraft() ?? text)}>Save as a new draft</Button>
        </div>
      )}
    </div>
  );
}
