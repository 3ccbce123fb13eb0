import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Risk, RiskContent, RiskCreate } from '@lens/contracts/risks';
import { isGone } from '@lens/platform/staff-api';
import { api } from '../../../api';
import type { ListRequest } from '../../../components/data-table/list-state';
import { useListQuery } from '../../../components/data-table/use-list-query';
import { undefinedIfGone, type SharedRows } from '../../../components/shared-rows/shared-rows';
import { formatShare, nameOf } from '../labels';

const key = ['risks'] as const;

export const readRisk = async (id: string): Promise<Risk> => (await api.get<Risk>(`/risks/${id}`)).data;

/** How risks are followed. */
export const riskRows: SharedRows<Risk> = {
  resource: 'risk',
  key,
  itemKey: (id) => [...key, id],
  read: (id) => undefinedIfGone(readRisk(id), isGone),
  nameOf,
  describeDifference: (after, before) =>
    formatShare(after) === formatShare(before) ? undefined : formatShare(after),
};

export const useRisks = (request: ListRequest) => useListQuery<Risk>(key, '/risks', request);

/** A write to risks, after which the list is loaded again. */
function useRiskWrite<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  // Also after a refusal, since a colleague may have changed it first.
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: key }) });
}

export const useRiskCreation = () =>
  useRiskWrite(async (risk: RiskCreate) => (await api.post<Risk>('/risks', risk)).data);

export const useRiskChange = (id: string) =>
  useRiskWrite(
    async ({ content, baseRevision }: { content: RiskContent; baseRevision: number }) =>
      (await api.put<Risk>(`/risks/${id}`, content, { baseRevision })).data,
  );

export const useRiskRemoval = () =>
  useRiskWrite(({ id, revision }: Risk) => api.delete(`/risks/${id}`, { baseRevision: revision }));
