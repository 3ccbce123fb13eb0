import type { Consultation } from '@lens/contracts/consultations';
import type { ListRequest } from '../../../components/data-table/list-state';
import { useListQuery } from '../../../components/data-table/use-list-query';

export const consultationsKey = ['consultations'] as const;

/** New requests arrive by the minute. */
export const useConsultations = (request: ListRequest) =>
  useListQuery<Consultation>(consultationsKey, '/consultations', request, { refetchInterval: 60_000 });
