import { useState } from 'react';
import { useNavigate } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { Menu } from '../../../components/menu/Menu';
import { toast } from '../../../components/toasts/toasts';
import { useRemoval } from '../api/remove';
import { isPublic, publishedNow, type Schedule } from '../schedule';
import { openOnSite } from '../open-on-site';
import type { Editor } from './use-editor';

interface Props {
  editor: Editor;
  onVersions: () => void;
  preview: boolean;
  onPreview: () => void;
}

/** What can be done with the whole article. */
export function EditorActions({ editor, onVersions, preview, onPreview }: Props) {
  const { id, saved, state, save, reschedule } = editor;
  const navigate = useNavigate();
  const remove = useRemoval();
  const [working, setWorking] = useState(false);
  const visible = isPublic(saved);
  const set = async (schedule: Schedule, said: string) => {
    setWorking(true);
    if (await reschedule(schedule)) toast(said);
    setWorking(false);
  };
  const update = async () => {
    setWorking(true);
    if (await save()) toast('The site shows what you wrote');
    setWorking(false);
  };
  const removeIt = async () => {
    if (await remove({ id, title: saved.texts.en.title })) navigate('/admin/articles', { unasked: true });
  };
  return (
    <>
      <Button aria-pressed={preview} onClick={onPreview}>
        Preview
      </Button>
      <Button onClick={onVersions}>Versions</Button>
      <Menu
        label="More"
        items={[
          ...(visible ? [{ label: 'Open on the site', run: () => openOnSite(saved.slug) }] : []),
          ...(saved.status === 'draft'
            ? []
            : [
                {
                  label: 'Unpublish',
                  run: () => void set({ ...publishedNow(saved), status: 'draft' }, 'It is a draft again'),
                },
              ]),
          { label: 'Delete…', run: () => void removeIt(), danger: true },
        ]}
      />
      {visible ? (
        <Button look="main" busy={working} disabled={state.kind === 'saved'} onClick={() => void update()}>
          {working ? 'Updating…' : 'Update'}
        </Button>
      ) : (
        <Button look="main" busy={working} onClick={() => void set(publishedNow(saved), 'Published')}>
          {working ? 'Publishing…' : 'Publish now'}
        </Button>
      )}
    </>
  );
}
