import { useQuery } from '@tanstack/react-query';
import { dashboardKey } from '../api/dashboard';
import { readMatrix } from './read-matrix';

/** The locale files as they stand; what was read stays when a refresh fails. @param staffRemoteNames remotes that serve staff only */
export const useMatrix = (staffRemoteNames: ReadonlySet<string>) =>
  useQuery({
    queryKey: [...dashboardKey, 'matrix', [...staffRemoteNames]],
    queryFn: ({ signal }) => readMatrix(staffRemoteNames, signal),
  });
