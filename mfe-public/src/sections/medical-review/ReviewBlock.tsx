import type { ReactNode } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import { Day } from './Day';
import { useReview } from './review-context';
import { Sources } from './Sources';
import styles from './MedicalReview.module.css';

/** At the foot of a page: who wrote and who reviewed it, and its sources. Nothing while nothing is recorded. */
export function ReviewBlock() {
  const { t } = useTranslation('common');
  const { review } = useReview();
  if (!review) return null;
  const { written_by, reviewed_by, license, reviewed_on, due_on, is_sample } = review;
  const rows: [label: string, value: ReactNode][] = [
    [t('medicalReview.writtenBy'), written_by && <bdi>{written_by}</bdi>],
    [t('medicalReview.reviewedBy'), reviewed_by && <bdi>{reviewed_by}</bdi>],
    [t('medicalReview.license'), license && <bdi>{license}</bdi>],
    [t('medicalReview.reviewedOn'), reviewed_on && <Day day={reviewed_on} />],
    [t('medicalReview.dueOn'), due_on && <Day day={due_on} />],
  ];
  return (
    <section id="medical-review" className={styles.block} aria-labelledby="medical-review-title">
      <div>
        <h2 id="medical-review-title">{t('medicalReview.title')}</h2>
        <dl>
          {rows.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        {is_sample ? <p>{t('medicalReview.sample')}</p> : null}
      </div>
      <Sources />
    </section>
  );
}
