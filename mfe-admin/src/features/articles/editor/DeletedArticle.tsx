import { useNavigate } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { createArticle } from '../api/article';
import { fields } from '../compare/fields';
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

/** As it is read, with the name of each field over it. */
const textOf = (written: Written): string =>
  fields
    .map(({ label, shown }) => [label, shown(written)] as const)
    .filter(([, text]) => text)
    .map((lines) => lines.join('\n'))
    .join('\n\n');

/** Says who deleted the article, and gives back what was written in it. */
export function DeletedArticle({ id, by, written }: Props) {
  const navigate = useNavigate();
  const copy = async (text: Written) => {
    try {
      await navigator.clipboard.writeText(textOf(text));
      toast('Copied.');
    } catch (failure) {
      toastFailure('Not copied. Select the text and copy it.', failure);
    }
  };
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
          <Button look="main" onClick={() => void copy(written() ?? text)}>
            Copy the text
          </Button>
          <Button onClick={() => void saveAnew(written() ?? text)}>Save as a new draft</Button>
        </div>
      )}
    </div>
  );
}
