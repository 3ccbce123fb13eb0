import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MedicalReview, MedicalReviewChange } from '@lens/contracts/medical-reviews';
import { isGone } from '@lens/platform/staff-api';
import { api } from '../../../api';
import type { ListRequest } from '../../../components/data-table/list-state';
import { useListQuery } from '../../../components/data-table/use-list-query';
import { undefinedIfGone, type SharedRows } from '../../../components/shared-rows/shared-rows';
import { stateLabels } from '../labels';

const key = ['medical-reviews'] as const;

export const readReview = async (id: string): Promise<MedicalReview> =>
  (await api.get<MedicalReview>(`/medical-reviews/${id}`)).data;

/** How reviews are followed. */
export const reviewRows: SharedRows<MedicalReview> = {
  resource: 'medical_review',
  key,
  itemKey: (id) => [...key, id],
  read: (id) => undefinedIfGone(readReview(id), isGone),
  nameOf: ({ title }) => title,
  describeDifference: (after, before) =>
    after.state === before.state ? undefined : stateLabels[after.state].toLowerCase(),
};

export const useReviews = (request: ListRequest) =>
  useListQuery<MedicalReview>(key, '/medical-reviews', request);

export function useReviewChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ change, baseRevision }: { change: MedicalReviewChange; baseRevision: number }) =>
      (await api.put<MedicalReview>(`/medical-reviews/${id}`, change, { baseRevision })).data,
    // Also after a refusal, since a colleague may have saved first.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
