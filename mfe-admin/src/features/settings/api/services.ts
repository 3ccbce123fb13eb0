import { useQuery } from '@tanstack/react-query';
import type { LanguageCode } from '@lens/contracts/languages';
import type { TranslationStatus } from '@lens/contracts/translations';
import { api } from '../../../api';

/** Whether a configured service translates into a language; true while it is loading. */
export function useHasService(code: LanguageCode): boolean {
  const { data } = useQuery({
    queryKey: ['translation-services'],
    queryFn: async ({ signal }) =>
      (await api.get<TranslationStatus>('/translations/status', { signal })).data,
  });
  if (!data) return true;
  return [data.premium, data.general].some(
    ({ enabled, supportedLanguages }) => enabled && supportedLanguages.includes(code),
  );
}
