import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Consultation, ConsultationStatus } from '@lens/contracts/consultations';
import type { Page } from '@lens/contracts/lists';
import { api } from '../../../api';

export const consultationsKey = ['consultations'] as const;
export const pageSize = 20;

export interface ConsultationFilter {
  page: number;
  search: string;
  status: ConsultationStatus | '';
  /** A sort key of the API, with a leading minus for descending. */
  sort: string;
}

/** The API refuses what it does not know, an empty filter included, so only what is set goes along. */
const paramsOf = ({ page, search, status, sort }: ConsultationFilter) => ({
  page,
  limit: pageSize,
  sort,
  search: search || undefined,
  status: status || undefined,
});

/** One page of requests; the page before stays on screen while the next is read. New ones arrive by the minute. */
export const useConsultations = (filter: ConsultationFilter) =>
  useQuery({
    queryKey: [...consultationsKey, filter],
    queryFn: async ({ signal }) =>
      (await api.get<Page<Consultation>>('/consultations', { params: paramsOf(filter), signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
