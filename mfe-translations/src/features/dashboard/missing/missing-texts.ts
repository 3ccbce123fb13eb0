import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Page } from '@lens/contracts/lists';
import type { MissingText } from '@lens/contracts/missing-texts';
import { api } from '../../../api';
import { dashboardKey } from '../api/dashboard';

const missingKey = [...dashboardKey, 'missing'] as const;
const path = '/translations/missing';

/** More than this are read on the list of untranslated texts. */
const maxShown = 20;

/** The most missed first. @param language empty for all */
export const useMissingTexts = (language: string) =>
  useQuery({
    queryKey: [...missingKey, language],
    queryFn: async ({ signal }) =>
      (
        await api.get<Page<MissingText>>(path, {
          params: { limit: maxShown, ...(language && { language }) },
          signal,
        })
      ).data,
  });

/** Forgets one text on all of its pages, or every text. */
export function useDismissMissingTexts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (text: MissingText | 'all') => {
      const name = text === 'all' ? '' : `/${text.language}/${text.namespace}/${text.key}`;
      await api.delete(`${path}${name}`);
    },
    // Somebody else may have forgotten it before.
    onSettled: () => client.invalidateQueries({ queryKey: missingKey }),
  });
}
