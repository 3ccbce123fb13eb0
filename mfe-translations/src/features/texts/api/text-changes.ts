import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { DeskRow, DeskText, DeskUpdate } from '@lens/contracts/desk';
import type { Page } from '@lens/contracts/lists';
import { hashOf } from '@lens/contracts/text-hash';
import { api } from '../../../api';
import { isSameText, type TextName } from '../../../components/text-name';
import { coverageKey, historyKey, listKey, textKey, textPath } from './texts';

/** Replaces a changed text wherever it is shown. It stays in the list even if it no longer matches the filters. */
function updateShown(client: QueryClient, changed: DeskText): void {
  client.setQueryData(textKey(changed), changed);
  client.setQueriesData<Page<DeskRow>>(
    { queryKey: listKey },
    (page) =>
      page && {
        ...page,
        items: page.items.map((text) => (isSameText(text, changed) ? { ...text, ...changed } : text)),
      },
  );
  void client.invalidateQueries({ queryKey: historyKey(changed) });
  void client.invalidateQueries({ queryKey: coverageKey });
  void client.invalidateQueries({ queryKey: ['publishing'] });
}

export function useUpdateShown(): (text: DeskText) => void {
  const client = useQueryClient();
  return (text) => updateShown(client, text);
}

const ifMatch = (revision: number) => ({ headers: { 'if-match': `"${revision}"` } });

export interface SaveRequest extends DeskUpdate {
  name: TextName;
  /** The English that was translated. */
  source: string;
  /** The revision that the translation is based on. */
  revision: number;
}

/** Fails with status 412 if somebody else has saved since, or the English has changed. */
export function useSaveText() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, text, state, source, revision }: SaveRequest) => {
      const update: DeskUpdate = { text, state, source: hashOf(source) };
      return (await api.put<DeskText>(textPath(name), update, ifMatch(revision))).data;
    },
    onSuccess: (saved) => updateShown(client, saved),
  });
}

interface Revert {
  name: TextName;
  /** The one to revert to. */
  revision: number;
  /** The newest revision that the user saw. */
  baseRevision: number;
}

/** Fails with status 412 if somebody else has saved since. */
export function useRevertText() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, revision, baseRevision }: Revert) =>
      (await api.post<DeskText>(`${textPath(name)}/revert`, { revision }, ifMatch(baseRevision))).data,
    onSuccess: (reverted) => updateShown(client, reverted),
    // Most often somebody else has saved since: what they saved is shown, so that the user can decide.
    onError: (_failure, { name }) => {
      void client.invalidateQueries({ queryKey: textKey(name) });
      void client.invalidateQueries({ queryKey: historyKey(name) });
    },
  });
}
