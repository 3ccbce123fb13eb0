import { useWatch, type Control } from 'react-hook-form';
import type { LanguageCode } from '@lens/contracts/languages';
import { directionOf } from '@lens/contracts/languages';
import { useHost } from '@lens/platform/host';
import type { Written } from '../content';
import styles from './SearchResult.module.css';

const titleRoom = 60;
const textRoom = 160;

const cut = (text: string, room: number): string =>
  text.length > room ? `${text.slice(0, text.lastIndexOf(' ', room) + 1 || room).trimEnd()} …` : text;

interface Props {
  control: Control<Written, unknown, Written>;
  lng: LanguageCode;
}

/** How a search engine is likely to show the page: by its title and its summary. */
export function SearchResult({ control, lng }: Props) {
  const { publicUrl, settings } = useHost();
  const [slug, title = '', excerpt = ''] = useWatch({
    control,
    name: ['slug', `texts.${lng}.title`, `texts.${lng}.excerpt`],
  });
  const prefix = lng === 'en' ? '' : `${lng} › `;
  return (
    <section aria-labelledby="search-result" className={styles['panel']}>
      <h2 id="search-result">In search results</h2>
      <div className={styles['result']} lang={lng} dir={directionOf(lng)}>
        <p className={styles['address']} dir="ltr">
          {new URL(publicUrl).host} › {prefix}blog › {slug}
        </p>
        <p className={styles['title']}>{cut(`${title || 'Untitled'} | ${settings.practice}`, titleRoom)}</p>
        <p className={styles['text']}>
          {cut(excerpt, textRoom) || 'The search engine chooses a sentence itself.'}
        </p>
      </div>
      <p className={styles['hint']}>
        {excerpt.length > textRoom
          ? `The summary is cut after about ${textRoom} characters; it has ${excerpt.length}.`
          : `Title and summary of the article; ${textRoom - excerpt.length} characters are left.`}
      </p>
    </section>
  );
}
