import { useTranslation } from '@lens/platform/i18n';
import { Day } from './Day';
import { useReview } from './review-context';
import styles from './MedicalReview.module.css';

/** At the head of a page: who reviewed it and when. It leads to the rest at the foot. */
export function ReviewLine() {
  const { t } = useTranslation('common');
  const { review } = useReview();
  const name = review?.reviewed_by ?? review?.written_by;
  if (!name) return null;
  return (
    <div className={styles.line}>
      <a href="#medical-review">
        {t(review?.reviewed_by ? 'medicalReview.reviewedBy' : 'medicalReview.writtenBy')}
      </a>{' '}
      <bdi>{name}</bdi>
      {review?.reviewed_on ? (
        <>
          {' · '}
          <Day day={review.reviewed_on} />
        </>
      ) : null}
    </div>
  );
}
