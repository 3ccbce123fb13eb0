import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CommentCreate, TextComment, TextComments } from '@lens/contracts/comments';
import type { DeskRow } from '@lens/contracts/desk';
import type { Page } from '@lens/contracts/lists';
import { api } from '../../../api';
import { isSameText, type TextName } from '../../../components/text-name';
import { listKey, textKey, pathOf } from './texts';

export const commentsKey = (name: TextName) => [...textKey(name), 'comments'] as const;
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
        items: page.items.map((text) => (isSameText(text, name) ? { ...text, open_comments } : text)),
      },
  );
}

function show(client: QueryClient, name: TextName, comments: TextComment[]): void {
  client.setQueryData(commentsKey(name), comments);
  count(client, name, comments);
}

const read = async (name: TextName, signal?: AbortSignal): Promise<TextComment[]> =>
  (await api.get<TextComments>(pathTo(name), { signal })).data.items;

/** Of a text that is listed and not open. */
export async function countAgain(client: QueryClient, name: TextName): Promise<void> {
  count(client, name, await read(name));
}

/** What the desk says of a text, oldest first. */
export function useComments({ language, namespace, key }: TextName) {
  const client = useQueryClient();
  const name = { language, namespace, key };
  return useQuery({
    queryKey: commentsKey(name),
    queryFn: async ({ signal }) => {
      const items = await read(name, signal);
      count(client, name, items);
      return items;
    },
    staleTime: 0,
  });
}

/** @param onSaid told what was sent, also when another text is open by then */
export function useSaying(name: TextName, onSaid: (sent: CommentCreate) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (comment: CommentCreate) => (await api.post<TextComment>(pathTo(name), comment)).data,
    onSuccess: (said, sent) => {
      const before = client.getQueryData<TextComment[]>(commentsKey(name)) ?? [];
      show(client, name, [...before.filter(({ id }) => id !== said.id), said]);
      // Others may have said something in between.
      void client.invalidateQueries({ queryKey: commentsKey(name) });
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
          baseRevision: comment.revision,
        })
      ).data.items,
    // What is on its way does not know of it.
    onMutate: () => client.cancelQueries({ queryKey: commentsKey(name) }),
    onSuccess: (comments) => show(client, name, comments),
    // It may be gone.
    onError: () => client.invalidateQueries({ queryKey: commentsKey(name) }),
  });
}

export function useRemoval(name: TextName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, revision }: TextComment) => api.delete(pathTo(name, id), { baseRevision: revision }),
    onMutate: () => client.cancelQueries({ queryKey: commentsKey(name) }),
    onSuccess: (_nothing, removed) => {
      const before = client.getQueryData<TextComment[]>(commentsKey(name)) ?? [];
      show(
        client,
        name,
        before.filter(({ id }) => id !== removed.id),
      );
    },
    onError: () => client.invalidateQueries({ queryKey: commentsKey(name) }),
  });
}
