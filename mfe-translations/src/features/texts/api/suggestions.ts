import { useQueries, useQuery } from '@tanstack/react-query';
import type { DeskText } from '@lens/contracts/desk';
import type { TextSuggestions, ServiceSuggestion } from '@lens/contracts/suggestions';
import type { ServiceKind, TranslationStatus } from '@lens/contracts/translations';
import { api } from '../../../api';
import type { TextName } from '../../../components/text-name';
import { textKey, textPath } from './texts';

const serviceKinds = ['premium', 'general'] as const satisfies readonly ServiceKind[];
const suggestionsPath = (name: TextName) => `${textPath(name)}/suggestions`;

/** Translations of similar English texts in the same language. */
export const useTextSuggestions = (name: TextName) =>
  useQuery({
    queryKey: [...textKey(name), 'memory'],
    queryFn: async ({ signal }) =>
      (await api.get<TextSuggestions>(suggestionsPath(name), { signal })).data.items,
  });

export interface Service {
  kind: ServiceKind;
  /** As people know it: `DeepL`. */
  name: string;
}

const useStatus = () =>
  useQuery({
    queryKey: ['services'],
    queryFn: async ({ signal }) =>
      (await api.get<TranslationStatus>('/translations/status', { signal })).data,
    staleTime: Infinity,
  });

/** As people know it: `DeepL`; undefined while loading. */
export const useServiceName = (kind: ServiceKind): string | undefined => useStatus().data?.[kind].name;

/** The services that can translate into a language, and back; empty while loading. */
export function useServices(language: DeskText['language']): Service[] {
  const { data } = useStatus();
  if (!data) return [];
  return serviceKinds
    .filter((kind) => data[kind].enabled && data[kind].supportedLanguages.includes(language))
    .map((kind) => ({ kind, name: data[kind].name }));
}

/** A translation by each service, requested only when the user asks for it, since it costs characters. */
export const useServiceSuggestions = ({ source, ...name }: DeskText, services: Service[]) =>
  useQueries({
    queries: services.map(({ kind }) => ({
      queryKey: [...textKey(name), 'service-suggestion', kind, source],
      queryFn: async () => (await api.post<ServiceSuggestion>(suggestionsPath(name), { service: kind })).data,
      enabled: false,
    })),
  });
