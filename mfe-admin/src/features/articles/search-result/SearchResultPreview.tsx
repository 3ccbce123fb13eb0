import { useWatch, type Control } from 'react-hook-form';
import { directionOf, type LanguageCode } from '@lens/contracts/languages';
import { useHost } from '@lens/platform/host';
import type { ArticleDraft } from '../article-draft';
import { truncate, maxWidths } from './truncate';
import styles from './SearchResult.module.css';

interface SearchResultPreviewProps {
  control: Control<ArticleDraft, unknown, ArticleDraft>;
  lng: LanguageCode;
  title: string;
  description: string;
}

/** How a search engine is likely to show the page. */
export function SearchResultPreview({ control, lng, title, description }: SearchResultPreviewProps) {
  const { publicUrl } = useHost();
  const slug = useWatch({ control, name: 'slug' });
  const path = [new URL(publicUrl).host, ...(lng === 'en' ? [] : [lng]), 'blog', slug];
  return (
    <figure className={styles.preview}>
      <div className={styles.result} lang={lng} dir={directionOf(lng)}>
        <p className={styles.address} dir="ltr">
          {path.join(' › ')}
        </p>
        <p className={styles.title}>{truncate(title, maxWidths.title)}</p>
        <p className={styles.text}>
          {truncate(description, maxWidths.description) || 'The search engine will choose a sentence itself.'}
        </p>
      </div>
      <figcaption className={styles.hint}>How a search engine is likely to show it.</figcaption>
    </figure>
  );
}
