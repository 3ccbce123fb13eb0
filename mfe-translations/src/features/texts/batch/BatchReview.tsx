import { useState } from 'react';
import type { DeskRow } from '@lens/contracts/desk';
import { languageOf } from '@lens/contracts/languages';
import { pluralize } from '@lens/platform/pluralize';
import { Button } from '@lens/ui/office/Button';
import { ConfirmDialog } from '@lens/ui/office/ConfirmDialog';
import { textId } from '../../../components/text-name';
import { useFocusWhen } from '../../../components/status-message/use-focus-when';
import type { TargetLanguage } from '../labels';
import { BatchRow } from './BatchRow';
import { obstacleOf } from './obstacle';
import { useBatch } from './use-batch';
import { useReviewTexts } from './use-review-texts';
import styles from './BatchReview.module.css';

interface BatchReviewProps {
  items: DeskRow[];
  language: TargetLanguage;
  unsavedLabel: (text: DeskRow) => string | null;
  /** Leads to the editor of one text. */
  onOpen: (text: DeskRow) => void;
}

/** The texts of the list, each beside its English, to be marked as reviewed together. */
export function BatchReview({ items, language, unsavedLabel, onOpen }: BatchReviewProps) {
  const obstacle = (text: DeskRow) => obstacleOf(text, unsavedLabel(text));
  const batch = useBatch(items, (text) => obstacle(text) === null);
  const review = useReviewTexts();
  const [isConfirming, setIsConfirming] = useState(false);
  const count = batch.texts.length;
  const { name } = languageOf(language);
  const result = useFocusWhen(review.isSuccess && !isConfirming);
  return (
    <section aria-label="Review several texts" className={styles.batch}>
      <p className={styles.note}>
        Read each text beside its English before you choose it. Critical texts are not reviewed here.
      </p>
      <div className={styles.actions}>
        <label className={styles.all}>
          <input
            type="checkbox"
            disabled={batch.choosable.length === 0}
            checked={batch.choosable.length > 0 && batch.choosable.every(batch.isChosen)}
            onChange={({ target }) => batch.choose(batch.choosable, target.checked)}
          />
          Choose all {batch.choosable.length} that can be reviewed on this page of the list
        </label>
        <Button look="main" disabled={count === 0} onClick={() => setIsConfirming(true)}>
          {count === 0 ? 'Mark as reviewed' : `Mark ${pluralize(count, 'text')} as reviewed`}
        </Button>
      </div>
      <div ref={result} role="status" tabIndex={-1} className={styles.result}>
        {review.data && (
          <p>
            {review.data.reviewed.length === 0
              ? 'No text was marked as reviewed.'
              : `${pluralize(review.data.reviewed.length, 'text')} marked as reviewed.`}
          </p>
        )}
        {review.data && review.data.failed.length > 0 && (
          <ul aria-label="Not reviewed" className={styles.failed}>
            {review.data.failed.map(({ text, reason }) => (
              <li key={textId(text)}>
                {text.namespace}: <strong>{text.key}</strong> {reason}
              </li>
            ))}
          </ul>
        )}
        {batch.droppedTexts.length > 0 && (
          <p>
            No longer chosen, since a colleague has changed it:{' '}
            {batch.droppedTexts.map(({ namespace, key }) => `${namespace}: ${key}`).join(', ')}.
          </p>
        )}
      </div>
      <ol aria-label="Texts to review" className={styles.texts}>
        {items.map((text) => (
          <BatchRow
            key={textId(text)}
            text={text}
            obstacle={obstacle(text)}
            isChosen={batch.isChosen(text)}
            onChoose={(isChosen) => batch.choose([text], isChosen)}
            onOpen={() => onOpen(text)}
          />
        ))}
      </ol>
      {isConfirming && (
        <ConfirmDialog
          title={`Mark ${pluralize(count, 'text')} as reviewed?`}
          action={
            review.isPending ? `${review.doneCount} of ${review.variables.length}…` : 'Mark as reviewed'
          }
          busy={review.isPending}
          onConfirm={() => review.mutate(batch.texts, { onSettled: () => setIsConfirming(false) })}
          onCancel={() => setIsConfirming(false)}
        >
          <p>
            Your name will stand in the history of each text: it says that you have read this {name} and its
            English.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
