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
import { ColleagueChangeNotice } from './ColleagueChangeNotice';
import { ArticleLanguages } from './ArticleLanguages';
import { Categories } from './Categories';
import { EditorActions } from './EditorActions';
import { PublicationPanel } from './PublicationPanel';
import { SaveStatus } from './SaveStatus';
import { formatAddressHint } from './format-address-hint';
import { DeletedArticleNotice } from './DeletedArticleNotice';
import { DraftComparisonDialog } from './DraftComparisonDialog';
import { useArticleEditing } from '../editing/use-article-editing';
import { useSaveOnLeave } from './use-save-on-leave';
import styles from './Editor.module.css';

/** The editor of one article: its texts on one side, its properties or the preview on the other. */
export function ArticleEditor({ article }: { article: ArticleAnswer }) {
  const editor = useArticleEditing(article);
  const { control } = editor.form;
  const slug = useWatch({ control, name: 'slug' });
  const [lng, setLng] = useState<LanguageCode>('en');
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const [isVersionsOpen, setIsVersionsOpen] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const [isPostponed, setIsPostponed] = useState(false);
  useSaveOnLeave(editor);
  useShortcuts([
    { key: 'p', label: 'Show or hide the preview', run: () => setIsPreviewOpen(!isPreviewOpen) },
    { key: 'v', label: 'Versions', run: () => setIsVersionsOpen(true) },
  ]);
  const { theirs, removedBy } = editor;
  const isGone = removedBy !== undefined;
  // The next conflict is shown again.
  if (isPostponed && !theirs) setIsPostponed(false);
  return (
    <>
      <PageHeader title={editor.saved.texts.en.title}>
        {!isGone && (
          <EditorActions
            editor={editor}
            isPreviewOpen={isPreviewOpen}
            onPreview={() => setIsPreviewOpen(!isPreviewOpen)}
            onVersions={() => setIsVersionsOpen(true)}
            onCompare={() => setIsComparing(true)}
          />
        )}
      </PageHeader>
      <div className={styles.notices}>
        {isGone ? (
          <DeletedArticleNotice id={article.id} by={removedBy} getDraft={editor.draft} />
        ) : (
          <SaveStatus editor={editor} onCompare={() => setIsPostponed(false)} />
        )}
        <ColleagueChangeNotice editor={editor} />
      </div>
      <form
        className={styles.editor}
        data-preview={isPreviewOpen && !isGone}
        onSubmit={(event) => event.preventDefault()}
        noValidate
      >
        <ArticleLanguages editor={editor} lng={lng} onChange={setLng} />
        {isPreviewOpen && !isGone ? (
          <Preview id={article.id} lng={lng} revision={editor.saved.revision} />
        ) : (
          <div className={styles.properties}>
            {!isGone && (
              <PublicationPanel
                key={editor.saved.status}
                editor={editor}
                onCompare={() => setIsComparing(true)}
              />
            )}
            <ImageField control={control} name="cover_id" label="Cover" />
            <TextField
              control={control}
              name="slug"
              label="Page address"
              hint={formatAddressHint(editor.saved, slug)}
              maxLength={articleMaxLengths.slug}
            />
            <TextField control={control} name="author" label="Author" maxLength={articleMaxLengths.author} />
            <Categories control={control} name="categories" />
          </div>
        )}
      </form>
      {isVersionsOpen && !isGone && (
        <VersionsDialog editor={editor} onClose={() => setIsVersionsOpen(false)} />
      )}
      {isComparing && !isGone && (
        <DraftComparisonDialog editor={editor} onClose={() => setIsComparing(false)} />
      )}
      {theirs && !isPostponed && !isGone && (
        <ArticleConflict editor={editor} theirs={theirs} onPostpone={() => setIsPostponed(true)} />
      )}
    </>
  );
}
