import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Page } from '@lens/contracts/lists';
import type { MissingText } from '@lens/contracts/missing-texts';
import { api } from '../../../api';
import { dashboardKey } from '../api/dashboard';

const missingKey = [...dashboardKey, 'missing'] as const;
const path = '/translations/missing';

/** Whoever needs more of them reads the list of untranslated texts. */
const maxShown = 20;

/** The missing texts that most visitors met, first. @param language empty for all */
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

/** Dismisses one text, on all of its pages, or every text. */
export function useDismissMissingTexts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (text: MissingText | 'all') => {
      const name = text === 'all' ? '' : `/${text.language}/${text.namespace}/${text.key}`;
      await api.delete(`${path}${name}`);
    },
    // A colleague may have dismissed it before.
    onSettled: () => client.invalidateQueries({ queryKey: missingKey }),
  });
}
