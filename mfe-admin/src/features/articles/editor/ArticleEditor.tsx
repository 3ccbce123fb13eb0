import { useState } from 'react';
import type { ArticleAnswer } from '@lens/contracts/articles';
import type { LanguageCode } from '@lens/contracts/languages';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { TextField } from '../../../components/field/TextField';
import { ImageField } from '../../../components/image-picker/ImageField';
import { useShortcuts } from '@lens/platform/shortcuts';
import { ConflictDialog } from '../conflict/ConflictDialog';
import { Preview } from '../preview/Preview';
import { VersionsDialog } from '../versions/VersionsDialog';
import { ArticleLanguages } from './ArticleLanguages';
import { Categories } from './Categories';
import { EditorActions } from './EditorActions';
import { Publication } from './Publication';
import { SaveStatus } from './SaveStatus';
import { useEditor } from './use-editor';
import { useLeaving } from './use-leaving';
import styles from './Editor.module.css';

/** One article: what it says on the one side, what it is, or how it looks, on the other. */
export function ArticleEditor({ article }: { article: ArticleAnswer }) {
  const editor = useEditor(article);
  const { control } = editor.form;
  const [lng, setLng] = useState<LanguageCode>('en');
  const [preview, setPreview] = useState(false);
  const [versions, setVersions] = useState(false);
  const [later, setLater] = useState<ArticleAnswer | null>(null);
  useLeaving(editor);
  useShortcuts([
    { key: 'p', label: 'Show or hide the preview', run: () => setPreview(!preview) },
    { key: 'v', label: 'Versions', run: () => setVersions(true) },
  ]);
  const theirs = editor.theirs === later ? null : editor.theirs;
  return (
    <>
      <PageHeader title={editor.saved.texts.en.title}>
        <SaveStatus editor={editor} onCompare={() => setLater(null)} />
        <EditorActions
          editor={editor}
          preview={preview}
          onPreview={() => setPreview(!preview)}
          onVersions={() => setVersions(true)}
        />
      </PageHeader>
      <form
        className={styles['editor']}
        data-preview={preview}
        onSubmit={(event) => event.preventDefault()}
        noValidate
      >
        <ArticleLanguages editor={editor} lng={lng} onChange={setLng} />
        {preview ? (
          <Preview id={article.id} lng={lng} revision={editor.saved.revision} />
        ) : (
          <div className={styles['aside']}>
            <Publication key={editor.saved.status} editor={editor} />
            <ImageField control={control} name="cover_id" label="Cover" />
            <TextField
              control={control}
              name="slug"
              label="Address"
              hint="Words of the address: /blog/first-week-after-prk"
              maxLength={120}
            />
            <TextField control={control} name="author" label="Author" maxLength={120} />
            <Categories control={control} name="categories" />
          </div>
        )}
      </form>
      {versions && <VersionsDialog editor={editor} onClose={() => setVersions(false)} />}
      {theirs && <ConflictDialog editor={editor} theirs={theirs} onLater={() => setLater(theirs)} />}
    </>
  );
}
