import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CommentCreate, TextComment, TextComments } from '@lens/contracts/comments';
import type { DeskRow } from '@lens/contracts/desk';
import type { Page } from '@lens/contracts/lists';
import { api } from '../../../api';
import { isSame, type TextName } from '../text-name';
import { listKey, oneKey, pathOf } from './texts';

/** How often others are looked for while a text is open, in milliseconds. */
const everyMs = 20_000;

const keyOf = (name: TextName) => [...oneKey(name), 'comments'] as const;
const pathTo = (name: TextName, comment = '') => `${pathOf(name)}/comments${comment && `/${comment}`}`;

export const isOpen = ({ resolved_at }: TextComment): boolean => resolved_at === null;

/** Says how many are open where the text is listed. */
function count(client: QueryClient, name: TextName, comments: TextComment[]): void {
  const open_comments = comments.filter(isOpen).length;
  client.setQueriesData<Page<DeskRow>>(
    { queryKey: listKey },
    (page) =>
      page && {
        ...page,
        items: page.items.map((text) => (isSame(text, name) ? { ...text, open_comments } : text)),
      },
  );
}

function show(client: QueryClient, name: TextName, comments: TextComment[]): void {
  client.setQueryData(keyOf(name), comments);
  count(client, name, comments);
}

/** What the desk says of a text, oldest first; what others say meanwhile comes by itself. */
export function useComments({ language, namespace, key }: TextName) {
  const client = useQueryClient();
  const name = { language, namespace, key };
  return useQuery({
    queryKey: keyOf(name),
    queryFn: async ({ signal }) => {
      const { items } = (await api.get<TextComments>(pathTo(name), { signal })).data;
      count(client, name, items);
      return items;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status === 'error' ? false : everyMs),
  });
}

/** @param onSaid told what was sent, also when another text is open by then */
export function useSaying(name: TextName, onSaid: (sent: CommentCreate) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (comment: CommentCreate) => (await api.post<TextComment>(pathTo(name), comment)).data,
    onSuccess: (said, sent) => {
      const before = client.getQueryData<TextComment[]>(keyOf(name)) ?? [];
      show(client, name, [...before.filter(({ id }) => id !== said.id), said]);
      // Others may have said something in between.
      void client.invalidateQueries({ queryKey: keyOf(name) });
      onSaid(sent);
    },
  });
}

export interface Settling {
  act: 'resolve' | 'reopen';
  /** Resolved with all that was said before it; opened alone. */
  comment: TextComment;
}

export function useSettling(name: TextName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ act, comment }: Settling) =>
      (
        await api.post<TextComments>(`${pathTo(name, comment.id)}/${act}`, undefined, {
          seen: comment.revision,
        })
      ).data.items,
    // What is on its way does not know of it.
    onMutate: () => client.cancelQueries({ queryKey: keyOf(name) }),
    onSuccess: (comments) => show(client, name, comments),
    // It may be gone.
    onError: () => client.invalidateQueries({ queryKey: keyOf(name) }),
  });
}

export function useRemoval(name: TextName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, revision }: TextComment) => api.delete(pathTo(name, id), { seen: revision }),
    onMutate: () => client.cancelQueries({ queryKey: keyOf(name) }),
    onSuccess: (_nothing, removed) => {
      const before = client.getQueryData<TextComment[]>(keyOf(name)) ?? [];
      show(
        client,
        name,
        before.filter(({ id }) => id !== removed.id),
      );
    },
    onError: () => client.invalidateQueries({ queryKey: keyOf(name) }),
  });
}
