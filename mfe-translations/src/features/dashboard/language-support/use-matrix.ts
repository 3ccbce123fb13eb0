import { useQuery } from '@tanstack/react-query';
import { dashboardKey } from '../api/dashboard';
import { readMatrix } from './read-matrix';

/** The coverage of the locale files; it stays when a refresh fails. @param staffRemoteNames remotes for staff only */
export const useMatrix = (staffRemoteNames: ReadonlySet<string>) =>
  useQuery({
    queryKey: [...dashboardKey, 'matrix', [...staffRemoteNames]],
    queryFn: ({ signal }) => readMatrix(staffRemoteNames, signal),
  });
