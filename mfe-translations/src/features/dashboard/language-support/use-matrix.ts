import { useQuery } from '@tanstack/react-query';
import { dashboardKey } from '../api/dashboard';
import { readMatrix } from './read-matrix';

/** The locale files as they stand; what was read stays when a refresh fails. @param staff remotes that serve staff only */
export const useMatrix = (staff: ReadonlySet<string>) =>
  useQuery({
    queryKey: [...dashboardKey, 'matrix', [...staff]],
    queryFn: ({ signal }) => readMatrix(staff, signal),
  });
