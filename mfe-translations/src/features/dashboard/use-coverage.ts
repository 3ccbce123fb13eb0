import { useQuery } from '@tanstack/react-query';
import type { DeskCoverage } from '@lens/contracts/desk';
import { api } from '../../api';
import { dashboardKey } from './api/dashboard';

/** What the API counts by language and namespace; read again with the rest of the dashboard. */
export const useCoverage = () =>
  useQuery({
    queryKey: [...dashboardKey, 'coverage'],
    queryFn: async ({ signal }) =>
      (await api.get<DeskCoverage>('/translations/coverage', { signal })).data.items,
  });
