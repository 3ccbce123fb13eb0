import { useQuery } from '@tanstack/react-query';
import type { OtherRequests } from '@lens/contracts/consultation-records';
import { api } from '../../../api';

/** Requests with the same email address or phone number. */
export const useOtherRequests = (id: string) =>
  useQuery({
    queryKey: ['other-requests', id],
    queryFn: async ({ signal }) =>
      (await api.get<OtherRequests>(`/consultations/${id}/others`, { signal })).data,
  });
