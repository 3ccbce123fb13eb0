import { useTranslation } from '@lens/platform/i18n';
import { sourceId } from './citation-id';
import { useReview } from './review-context';
import styles from './MedicalReview.module.css';

interface SourceMarkProps {
  number: number;
  /** For the way back from the list of sources. */
  id?: string;
}

/** The number of a source in a text, which leads to the source at the foot of the page. */
export function SourceMark({ number, id }: SourceMarkProps) {
  const { t } = useTranslation('common');
  const { firstMarks } = useReview();
  return (
    <sup className={styles.mark}>
      <a
        id={id}
        href={`#${sourceId(number, firstMarks !== undefined)}`}
        aria-label={t('medicalReview.source', { number })}
      >
        {number}
      </a>
    </sup>
  );
}
