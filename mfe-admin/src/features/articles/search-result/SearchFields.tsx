import { useWatch, type Control } from 'react-hook-form';
import { directionOf, type LanguageCode } from '@lens/contracts/languages';
import { articleMaxLengths } from '@lens/contracts/max-lengths';
import { useHost } from '@lens/platform/host';
import { TextArea } from '../../../components/field/TextArea';
import { TextField } from '../../../components/field/TextField';
import type { ArticleDraft } from '../article-draft';
import { roomLeft, rooms } from './room';
import { SearchResult } from './SearchResult';
import styles from './SearchResult.module.css';

interface Props {
  control: Control<ArticleDraft, unknown, ArticleDraft>;
  lng: LanguageCode;
}

const said = (left: number): string =>
  left < 0 ? `About ${-left} characters too many: the end is cut off.` : `About ${left} characters left.`;

/** What a search result says of the article in one language, and how it is likely to look. */
export function SearchFields({ control, lng }: Props) {
  const { settings } = useHost();
  const script = { lang: lng, dir: directionOf(lng) };
  const [title, excerpt, ownTitle, ownDescription] = useWatch({
    control,
    name: [
      `texts.${lng}.title`,
      `texts.${lng}.excerpt`,
      `texts.${lng}.seo_title`,
      `texts.${lng}.seo_description`,
    ],
  });
  const shown = {
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
        hint={`${ownTitle ? '' : 'Leave it empty to use the title. '}${said(roomLeft(shown.title, rooms.title))}`}
        optional
        maxLength={articleMaxLengths.seoTitle}
        {...script}
      />
      <TextArea
        control={control}
        name={`texts.${lng}.seo_description`}
        label="Description in search results"
        hint={`${ownDescription ? '' : 'Leave it empty to use the summary. '}${said(roomLeft(shown.description, rooms.description))}`}
        optional
        rows={2}
        maxLength={articleMaxLengths.seoDescription}
        {...script}
      />
      <SearchResult control={control} lng={lng} {...shown} />
    </fieldset>
  );
}
