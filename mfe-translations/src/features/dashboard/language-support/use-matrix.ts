import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { dashboardKey } from '../api/dashboard';
import { useCoverage } from '../use-coverage';
import { readSiteFiles, toMatrix } from './read-matrix';

/** The coverage of the locale files; it stays when a refresh fails. @param staffRemoteNames remotes for staff only */
export function useMatrix(staffRemoteNames: ReadonlySet<string>) {
  const { data: coverage } = useCoverage();
  const { data, ...query } = useQuery({
    queryKey: [...dashboardKey, 'matrix', [...staffRemoteNames]],
    queryFn: ({ signal }) => readSiteFiles(staffRemoteNames, signal),
  });
  const matrix = useMemo(() => data && toMatrix(data, coverage ?? []), [data, coverage]);
  return { ...query, matrix };
}
