import { useQuery } from '@tanstack/react-query';
import type { DashboardOverview } from '@lens/contracts/dashboard';
import { api } from '../../../api';

export const useOverview = () =>
  useQuery({
    queryKey: ['dashboard', 'overview'],
    queryFn: async ({ signal }) => (await api.get<DashboardOverview>('/dashboard/overview', { signal })).data,
  });
