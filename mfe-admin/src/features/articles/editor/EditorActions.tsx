import { useNavigate } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { Menu } from '../../../components/Menu';
import { confirm } from '@lens/platform/confirm';
import { toast } from '../../../components/toasts/toasts';
import { useDeleteArticle } from '../api/use-delete-article';
import { isPublic, publishedNow } from '../schedule';
import { openOnSite } from '../open-on-site';
import { alike, hasUnpublished, published } from './published';
import { useAct } from './use-act';
import type { ArticleEditing } from '../editing/use-article-editing';

interface Props {
  editor: ArticleEditing;
  onVersions: () => void;
  onCompare: () => void;
  preview: boolean;
  onPreview: () => void;
}

/** What can be done with the whole article. */
export function EditorActions({ editor, onVersions, onCompare, preview, onPreview }: Props) {
  const { saved, publish, unpublish } = editor;
  const navigate = useNavigate();
  const remove = useDeleteArticle();
  const { run, working } = useAct(editor);
  const visible = isPublic(saved);
  const unpublished = hasUnpublished(editor);
  const publishNow = () =>
    run(async () => {
      if (await publish({ published_at: publishedNow(saved).published_at })) toast('Published');
    }, 'The article was not published.');
  const publishChanges = () =>
    run(async () => {
      const before = saved.published_slug;
      const after = await publish();
      if (after) toast(published(before, after));
    }, 'The changes were not published.');
  const takeOff = async () => {
    const agreed = await confirm({
      title: `Unpublish “${saved.texts.en.title}”?`,
      text: `${visible ? 'Visitors find it no longer.' : 'It does not appear by itself any more.'} It stays here as a draft.${
        unpublished ? ' What it says on the site stays among its versions.' : ''
      }`,
      action: 'Unpublish',
    });
    if (!agreed) return;
    await run(async () => {
      if (await unpublish()) toast('It is a draft again');
    }, 'The article is where it was.');
  };
  const removeIt = async () => {
    if (await remove({ ...saved, title: saved.texts.en.title }))
      navigate('/admin/articles', { skipLeaveGuard: true });
  };
  const isOut = saved.status !== 'draft';
  return (
    <>
      <Button aria-pressed={preview} onClick={onPreview}>
        Preview
      </Button>
      <Button onClick={onVersions}>Versions</Button>
      <Menu
        label="More"
        items={[
          ...(visible
            ? [{ label: 'Open on the site', run: () => openOnSite(saved.published_slug ?? saved.slug) }]
            : []),
          ...(isOut && unpublished ? [{ label: 'Compare with the site', run: onCompare }] : []),
          ...(saved.status === 'scheduled' ? [{ label: 'Publish now', run: () => void publishNow() }] : []),
          ...(isOut ? [{ label: 'Unpublish…', run: () => void takeOff() }] : []),
          { label: 'Delete…', run: () => void removeIt(), isDestructive: true },
        ]}
      />
      {isOut ? (
        <Button
          look="main"
          busy={working}
          disabled={!unpublished}
          title={unpublished ? undefined : alike(saved)}
          onClick={() => void publishChanges()}
        >
          {working ? 'Publishing…' : visible ? 'Publish changes' : 'Schedule changes'}
        </Button>
      ) : (
        <Button look="main" busy={working} onClick={() => void publishNow()}>
          {working ? 'Publishing…' : 'Publish now'}
        </Button>
      )}
    </>
  );
}
