import { useNavigate } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { CopyText } from '../../../components/unsaved-text/CopyText';
import { createArticle } from '../api/article';
import { writtenInWords } from '../compare/written-in-words';
import type { Written } from '../content';
import { keep } from './kept';
import styles from './Editor.module.css';

interface Props {
  id: string;
  /** Who deleted it, as far as that is known. */
  by: string | null | undefined;
  /** What is written here; nothing where nothing was kept. */
  written: () => Written | undefined;
}

/** Says who deleted the article, and gives back what was written in it. */
export function DeletedArticle({ id, by, written }: Props) {
  const navigate = useNavigate();
  const saveAnew = async (text: Written) => {
    try {
      const anew = await createArticle({ ...text, status: 'draft', published_at: null });
      keep(id, null);
      toast('Saved as a new draft');
      navigate(`/admin/articles/${anew.id}`, { unasked: true, replace: true });
    } catch (failure) {
      toastFailure('The new draft was not saved.', failure);
    }
  };
  const text = written();
  return (
    <div role="alert" className={styles['deleted']}>
      <p>
        {by ? `${by} deleted this article.` : 'This article was deleted.'}
        {text && ' Your text is kept in this tab only.'}
      </p>
      {text && (
        <div className={styles['answers']}>
          <CopyText text={() => writtenInWords(written() ?? text)} />
          <Button onClick={() => void saveAnew(written() ?? text)}>Save as a new draft</Button>
        </div>
      )}
    </div>
  );
}
