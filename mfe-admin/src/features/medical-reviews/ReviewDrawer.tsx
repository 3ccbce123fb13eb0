import { useState } from 'react';
import type { MedicalReview } from '@lens/contracts/medical-reviews';
import { confirm } from '@lens/platform/confirm';
import { Drawer } from '@lens/ui/office/Drawer';
import { ReviewForm } from './ReviewForm';
import { describeMismatches } from './labels';
import styles from './MedicalReviews.module.css';

/** One review beside the list. */
export function ReviewDrawer({ review, onClose }: { review: MedicalReview; onClose: () => void }) {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const { title, page } = review;
  const close = async () => {
    const question = {
      title: 'Close without saving?',
      text: `Your changes to the review of ${title} have not been saved.`,
      action: 'Close',
      cancelLabel: 'Stay here',
    };
    if (!isUnsaved || (await confirm(question))) onClose();
  };
  return (
    <Drawer label={`Review of ${title}`} side="end" onClose={() => void close()}>
      <div className={styles.details}>
        <h2 className={styles.title}>{title}</h2>
        {page === null && (
          <p className={styles.hint}>
            In the text of the article, link each number to its source: select the number, and give the link
            the address #source-1, #source-2 and so on.
          </p>
        )}
        {describeMismatches(review).map((mismatch) => (
          <p key={mismatch} className={styles.mismatch}>
            {mismatch}
          </p>
        ))}
        <ReviewForm review={review} onUnsaved={setIsUnsaved} onSaved={onClose} />
      </div>
    </Drawer>
  );
}
