import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { deskCoverage, textHistory } from '@lens/contracts/desk';
import { api } from '../../../api';
import type { TextName } from '../../../components/text-name';
import { coverageKey, historyKey, textPath } from './texts';

export const useHistory = (name: TextName) =>
  useQuery({
    queryKey: historyKey(name),
    queryFn: async ({ signal }) =>
      (await api.get<z.infer<typeof textHistory>>(`${textPath(name)}/history`, { signal })).data.items,
    staleTime: 0,
  });

/** The number of texts by language, namespace and state. */
export const useCoverage = () =>
  useQuery({
    queryKey: coverageKey,
    queryFn: async ({ signal }) =>
      (await api.get<z.infer<typeof deskCoverage>>('/translations/coverage', { signal })).data.items,
  });
