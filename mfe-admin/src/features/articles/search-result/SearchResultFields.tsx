import { useWatch, type Control } from 'react-hook-form';
import { directionOf, type LanguageCode } from '@lens/contracts/languages';
import { articleMaxLengths } from '@lens/contracts/max-lengths';
import { useHost } from '@lens/platform/host';
import { TextArea } from '../../../components/field/TextArea';
import { TextField } from '../../../components/field/TextField';
import type { ArticleDraft } from '../article-draft';
import { widthLeft, maxWidths } from './truncate';
import { SearchResultPreview } from './SearchResultPreview';
import styles from './SearchResult.module.css';

interface SearchResultFieldsProps {
  control: Control<ArticleDraft, unknown, ArticleDraft>;
  lng: LanguageCode;
}

const formatWidthLeft = (widthLeft: number): string =>
  widthLeft < 0
    ? `About ${-widthLeft} characters too many: the end is cut off.`
    : `About ${widthLeft} characters left.`;

/** The title and description for search results, with a preview. */
export function SearchResultFields({ control, lng }: SearchResultFieldsProps) {
  const { settings } = useHost();
  const languageAttributes = { lang: lng, dir: directionOf(lng) };
  const [title, excerpt, ownTitle, ownDescription] = useWatch({
    control,
    name: [
      `texts.${lng}.title`,
      `texts.${lng}.excerpt`,
      `texts.${lng}.seo_title`,
      `texts.${lng}.seo_description`,
    ],
  });
  const preview = {
    title: `${ownTitle?.trim() || title || 'Untitled'} | ${settings.practice}`,
    description: ownDescription?.trim() || excerpt || '',
  };
  return (
    <fieldset className={styles.fields}>
      <legend>In search results</legend>
      <TextField
        control={control}
        name={`texts.${lng}.seo_title`}
        label="Title in search results"
        hint={`${ownTitle ? '' : 'Leave it empty to use the title. '}${formatWidthLeft(widthLeft(preview.title, maxWidths.title))}`}
        optional
        maxLength={articleMaxLengths.seoTitle}
        {...languageAttributes}
      />
      <TextArea
        control={control}
        name={`texts.${lng}.seo_description`}
        label="Description in search results"
        hint={`${ownDescription ? '' : 'Leave it empty to use the summary. '}${formatWidthLeft(widthLeft(preview.description, maxWidths.description))}`}
        optional
        rows={2}
        maxLength={articleMaxLengths.seoDescription}
        {...languageAttributes}
      />
      <SearchResultPreview control={control} lng={lng} {...preview} />
    </fieldset>
  );
}
