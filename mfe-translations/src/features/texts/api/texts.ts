import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DeskRow, DeskText } from '@lens/contracts/desk';
import type { Page } from '@lens/contracts/lists';
import { api } from '../../../api';
import { textId, isSameText, type TextName } from '../../../components/text-name';
import type { TextsRequest } from '../use-desk-address';

export const textsKey = ['texts'] as const;
export const listKey = [...textsKey, 'list'] as const;
export const textKey = (name: TextName) => [...textsKey, 'one', textId(name)] as const;
export const historyKey = (name: TextName) => [...textsKey, 'history', textId(name)] as const;
export const coverageKey = [...textsKey, 'coverage'] as const;

export const textPath = ({ language, namespace, key }: TextName): string =>
  `/translations/texts/${language}/${namespace}/${key}`;

export const pageSize = 50;

/** One page of the texts of a language; the previous page stays on the screen while the next is loading. */
export const useTexts = (request: TextsRequest) =>
  useQuery({
    queryKey: [...listKey, request],
    queryFn: async ({ signal }) =>
      (
        await api.get<Page<DeskRow>>('/translations/texts', {
          params: { ...request, limit: pageSize, sort: 'key' },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });

export const fetchText = async (name: TextName, signal?: AbortSignal): Promise<DeskText> =>
  (await api.get<DeskText>(textPath(name), { signal })).data;

/** @param listedTexts if the text is among these, it is shown at once */
export const useText = (name: TextName | null, listedTexts: DeskText[]) =>
  useQuery({
    queryKey: name ? textKey(name) : [...textsKey, 'none'],
    queryFn: ({ signal }) => fetchText(name!, signal),
    enabled: name !== null,
    placeholderData: () => (name ? listedTexts.find((text) => isSameText(text, name)) : undefined),
  });
