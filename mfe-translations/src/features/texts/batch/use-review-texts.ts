import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { DeskRow } from '@lens/contracts/desk';
import { StaffApiFailure } from '@lens/platform/staff-api';
import { mapInParallel } from '../../../components/map-in-parallel/map-in-parallel';
import { currentText, textId } from '../../../components/text-name';
import { useSaveText } from '../api/text-changes';

/** The API checks each text, and its database is not to be kept busy by one person. */
const maxAtOnce = 4;

export interface FailedReview {
  text: DeskRow;
  reason: string;
}

const reasonOf = (failure: unknown): string => {
  if (failure instanceof StaffApiFailure && failure.body?.code === 'revision_conflict')
    return 'A colleague has changed it since.';
  return failure instanceof Error ? failure.message : 'Request failed';
};

/**
 * Marks texts as reviewed, each in the wording and on the revision that the user saw. One that fails does not affect
 * the others.
 */
export function useReviewTexts() {
  const { mutateAsync: save } = useSaveText();
  const [doneCount, setDoneCount] = useState(0);
  const reviewOne = async (text: DeskRow): Promise<FailedReview | null> => {
    const { source, revision } = text;
    try {
      await save({ name: text, text: currentText(text), state: 'reviewed', source, revision });
      return null;
    } catch (failure) {
      return { text, reason: reasonOf(failure) };
    } finally {
      setDoneCount((count) => count + 1);
    }
  };
  const review = useMutation({
    mutationFn: async (texts: DeskRow[]) => {
      setDoneCount(0);
      const results = await mapInParallel(texts, maxAtOnce, reviewOne);
      const failed = results.filter((result) => result !== null);
      const failedIds = new Set(failed.map(({ text }) => textId(text)));
      return { reviewed: texts.filter((text) => !failedIds.has(textId(text))), failed };
    },
  });
  return { ...review, doneCount };
}
