import { useNavigate } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { Menu } from '../../../components/Menu';
import { confirm } from '@lens/platform/confirm';
import { toast } from '../../../components/toasts/toasts';
import { useDeleteArticle } from '../api/use-delete-article';
import { isPublic, scheduleNow } from '../schedule';
import { openOnSite } from '../open-on-site';
import { formatNothingToPublish, hasUnpublishedChanges, formatPublished } from './unpublished-changes';
import { useArticleAction } from './use-article-action';
import type { ArticleEditing } from '../editing/use-article-editing';

interface EditorActionsProps {
  editor: ArticleEditing;
  onVersions: () => void;
  onCompare: () => void;
  isPreviewOpen: boolean;
  onPreview: () => void;
}

/** The actions on the whole article. */
export function EditorActions({
  editor,
  onVersions,
  onCompare,
  isPreviewOpen,
  onPreview,
}: EditorActionsProps) {
  const { saved, publish, unpublish } = editor;
  const navigate = useNavigate();
  const remove = useDeleteArticle();
  const { run, isRunning } = useArticleAction(editor);
  const isVisible = isPublic(saved);
  const hasChanges = hasUnpublishedChanges(editor);
  const publishNow = () =>
    run(async () => {
      if (await publish({ published_at: scheduleNow(saved).published_at })) toast('Published');
    }, 'The article was not published.');
  const publishChanges = () =>
    run(async () => {
      const before = saved.published_slug;
      const after = await publish();
      if (after) toast(formatPublished(before, after));
    }, 'The changes were not published.');
  const confirmAndUnpublish = async () => {
    const isConfirmed = await confirm({
      title: `Unpublish “${saved.texts.en.title}”?`,
      text: `${isVisible ? 'Visitors can no longer read it.' : 'It will not be published automatically.'} It stays here as a draft.${
        hasChanges ? ' You can still find the published text under Versions.' : ''
      }`,
      action: 'Unpublish',
    });
    if (!isConfirmed) return;
    await run(async () => {
      if (await unpublish()) toast('It is a draft again');
    }, 'The article was not unpublished.');
  };
  const deleteAndLeave = async () => {
    if (await remove({ ...saved, title: saved.texts.en.title }))
      navigate('/admin/articles', { skipLeaveGuard: true });
  };
  const isPublishedOrScheduled = saved.status !== 'draft';
  return (
    <>
      <Button aria-pressed={isPreviewOpen} onClick={onPreview}>
        Preview
      </Button>
      <Button onClick={onVersions}>Versions</Button>
      <Menu
        label="More"
        items={[
          ...(isVisible
            ? [{ label: 'Open on the site', run: () => openOnSite(saved.published_slug ?? saved.slug) }]
            : []),
          ...(isPublishedOrScheduled && hasChanges
            ? [{ label: 'Compare with the site', run: onCompare }]
            : []),
          ...(saved.status === 'scheduled' ? [{ label: 'Publish now', run: () => void publishNow() }] : []),
          ...(isPublishedOrScheduled ? [{ label: 'Unpublish…', run: () => void confirmAndUnpublish() }] : []),
          { label: 'Delete…', run: () => void deleteAndLeave(), isDestructive: true },
        ]}
      />
      {isPublishedOrScheduled ? (
        <Button
          look="main"
          busy={isRunning}
          disabled={!hasChanges}
          title={hasChanges ? undefined : formatNothingToPublish(saved)}
          onClick={() => void publishChanges()}
        >
          {isRunning ? 'Publishing…' : isVisible ? 'Publish changes' : 'Schedule changes'}
        </Button>
      ) : (
        <Button look="main" busy={isRunning} onClick={() => void publishNow()}>
          {isRunning ? 'Publishing…' : 'Publish now'}
        </Button>
      )}
    </>
  );
}
