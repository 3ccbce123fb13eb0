import { useQuery } from '@tanstack/react-query';
import type { DashboardStats } from '@lens/contracts/dashboard';
import { api } from '../../../api';

export const useStats = () =>
  useQuery({
    queryKey: ['dashboard', 'stats'],
    queryFn: async ({ signal }) => (await api.get<DashboardStats>('/dashboard/stats', { signal })).data,
  });
