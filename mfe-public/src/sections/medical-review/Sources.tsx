import type { MedicalSource } from '@lens/contracts/medical-reviews';
import { useTranslation } from '@lens/platform/i18n';
import { citationId, sourceId } from './citation-id';
import { useReview } from './review-context';
import styles from './MedicalReview.module.css';

/** The numbered sources of a page, each with ways back to where the text cites it. */
export function Sources() {
  const { t } = useTranslation('common');
  const { review, firstMarks } = useReview();
  const sources = review?.sources ?? [];
  if (sources.length === 0) return null;
  return (
    <div>
      <h3 id="sources-title">{t('medicalReview.sources')}</h3>
      <ol>
        {sources.map((source, index) => {
          const number = index + 1;
          const parts = firstMarks ? (firstMarks.has(number) ? ['text'] : []) : source.cited_at;
          return (
            <li key={number} id={sourceId(number, firstMarks !== undefined)}>
              <Citation source={source} />
              {parts.map((part, place) => (
                <a
                  key={part}
                  href={`#${citationId(number, part)}`}
                  className={styles.back}
                  aria-label={t('medicalReview.back', { number, place: place + 1 })}
                >
                  ↑
                </a>
              ))}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Sources are cited in English, whatever the language of the page. */
function Citation({ source: { citation, url } }: { source: MedicalSource }) {
  return (
    <bdi lang="en" dir="ltr">
      {url ? (
        <a href={url} rel="noopener noreferrer">
          {citation}
        </a>
      ) : (
        citation
      )}
    </bdi>
  );
}
