import { lazy, Suspense } from 'react';
import { Controller } from 'react-hook-form';
import { directionOf, languageOf, type LanguageCode } from '@lens/contracts/languages';
import { articleMaxLengths } from '@lens/contracts/max-lengths';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { TextArea } from '../../../components/field/TextArea';
import { TextField } from '../../../components/field/TextField';
import { SearchResultFields } from '../search-result/SearchResultFields';
import { firstErrorMessage } from '../editing/resolver';
import type { ArticleEditing } from '../editing/use-article-editing';
import { emptyBody } from '../draft-from-form';
import styles from './Editor.module.css';

const BodyEditor = lazy(async () => ({ default: (await import('../body/BodyEditor')).BodyEditor }));

/** The fields of one language, in the direction of that language. */
export function ArticleTexts({ editor, lng }: { editor: ArticleEditing; lng: LanguageCode }) {
  const { control } = editor.form;
  const { name } = languageOf(lng);
  const languageAttributes = { lang: lng, dir: directionOf(lng) };
  return (
    <div className={styles.texts}>
      {editor.saved.stale.includes(lng) && (
        <p className={styles.stale}>
          The English text has changed since this was written. Change something here to mark it as up to date.
        </p>
      )}
      <TextField
        control={control}
        name={`texts.${lng}.title`}
        label="Title"
        maxLength={articleMaxLengths.title}
        {...languageAttributes}
      />
      <TextArea
        control={control}
        name={`texts.${lng}.excerpt`}
        label="Summary"
        hint="On the card, and above the text."
        rows={2}
        maxLength={articleMaxLengths.excerpt}
        {...languageAttributes}
      />
      <Controller
        control={control}
        name={`texts.${lng}.body`}
        render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
          <Suspense fallback={<Skeleton label="Loading the editor…" />}>
            <BodyEditor
              key={`${lng} ${editor.generation}`}
              value={value ?? emptyBody}
              onChange={onChange}
              onBlur={onBlur}
              label={`Text in ${name}`}
              error={
                error &&
                (error.message || firstErrorMessage(error) || 'Something in the text cannot be saved.')
              }
              {...languageAttributes}
            />
          </Suspense>
        )}
      />
      <SearchResultFields control={control} lng={lng} />
    </div>
  );
}
