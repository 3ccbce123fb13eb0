import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ArticleAnswer } from '@lens/contracts/articles';
import type { LanguageCode } from '@lens/contracts/languages';
import { articleMaxLengths } from '@lens/contracts/max-lengths';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { TextField } from '../../../components/field/TextField';
import { ImageField } from '../../../components/image-picker/ImageField';
import { useShortcuts } from '@lens/platform/shortcuts';
import { ArticleConflict } from '../conflict/ArticleConflict';
import { Preview } from '../Preview';
import { VersionsDialog } from '../versions/VersionsDialog';
import { ColleagueNews } from './ColleagueNews';
import { ArticleLanguages } from './ArticleLanguages';
import { Categories } from './Categories';
import { EditorActions } from './EditorActions';
import { Publication } from './Publication';
import { SaveStatus } from './SaveStatus';
import { addressHint } from './address-hint';
import { DeletedArticle } from './DeletedArticle';
import { DraftDialog } from './DraftDialog';
import { useArticleEditing } from '../editing/use-article-editing';
import { useLeaving } from './use-leaving';
import styles from './Editor.module.css';

/** One article: what it says on the one side, what it is, or how it looks, on the other. */
export function ArticleEditor({ article }: { article: ArticleAnswer }) {
  const editor = useArticleEditing(article);
  const { control } = editor.form;
  const slug = useWatch({ control, name: 'slug' });
  const [lng, setLng] = useState<LanguageCode>('en');
  const [preview, setPreview] = useState(false);
  const [versions, setVersions] = useState(false);
  const [comparing, setComparing] = useState(false);
  const [later, setLater] = useState(false);
  useLeaving(editor);
  useShortcuts([
    { key: 'p', label: 'Show or hide the preview', run: () => setPreview(!preview) },
    { key: 'v', label: 'Versions', run: () => setVersions(true) },
  ]);
  const { theirs, remover } = editor;
  const isGone = remover !== undefined;
  // The next conflict is another one.
  if (later && !theirs) setLater(false);
  return (
    <>
      <PageHeader title={editor.saved.texts.en.title}>
        {!isGone && (
          <EditorActions
            editor={editor}
            preview={preview}
            onPreview={() => setPreview(!preview)}
            onVersions={() => setVersions(true)}
            onCompare={() => setComparing(true)}
          />
        )}
      </PageHeader>
      <div className={styles.news}>
        {isGone ? (
          <DeletedArticle id={article.id} by={remover} draft={editor.draft} />
        ) : (
          <SaveStatus editor={editor} onCompare={() => setLater(false)} />
        )}
        <ColleagueNews editor={editor} />
      </div>
      <form
        className={styles.editor}
        data-preview={preview && !isGone}
        onSubmit={(event) => event.preventDefault()}
        noValidate
      >
        <ArticleLanguages editor={editor} lng={lng} onChange={setLng} />
        {preview && !isGone ? (
          <Preview id={article.id} lng={lng} revision={editor.saved.revision} />
        ) : (
          <div className={styles.aside}>
            {!isGone && (
              <Publication key={editor.saved.status} editor={editor} onCompare={() => setComparing(true)} />
            )}
            <ImageField control={control} name="cover_id" label="Cover" />
            <TextField
              control={control}
              name="slug"
              label="Page address"
              hint={addressHint(editor.saved, slug)}
              maxLength={articleMaxLengths.slug}
            />
            <TextField control={control} name="author" label="Author" maxLength={articleMaxLengths.author} />
            <Categories control={control} name="categories" />
          </div>
        )}
      </form>
      {versions && !isGone && <VersionsDialog editor={editor} onClose={() => setVersions(false)} />}
      {comparing && !isGone && <DraftDialog editor={editor} onClose={() => setComparing(false)} />}
      {theirs && !later && !isGone && (
        <ArticleConflict editor={editor} theirs={theirs} onPostpone={() => setLater(true)} />
      )}
    </>
  );
}
