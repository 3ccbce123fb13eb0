import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CommentCreate, DeskColleagues, TextComment, TextComments } from '@lens/contracts/comments';
import type { DeskRow } from '@lens/contracts/desk';
import type { Page } from '@lens/contracts/lists';
import { api } from '../../../api';
import { askedKey } from '../../../components/asked/use-asked';
import { isSameText, type TextName } from '../../../components/text-name';
import { listKey, textKey, textPath } from './texts';

export const commentsKey = (name: TextName) => [...textKey(name), 'comments'] as const;
const commentPath = (name: TextName, comment = '') => `${textPath(name)}/comments${comment && `/${comment}`}`;

export const isOpen = ({ resolved_at }: TextComment): boolean => resolved_at === null;

/** Shows the number of open comments in the list of texts. */
function updateOpenCount(client: QueryClient, name: TextName, comments: TextComment[]): void {
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

function storeComments(client: QueryClient, name: TextName, comments: TextComment[]): void {
  client.setQueryData(commentsKey(name), comments);
  updateOpenCount(client, name, comments);
}

const fetchComments = async (name: TextName, signal?: AbortSignal): Promise<TextComment[]> =>
  (await api.get<TextComments>(commentPath(name), { signal })).data.items;

/** For a text that is listed, but not open. */
export async function refreshOpenCount(client: QueryClient, name: TextName): Promise<void> {
  updateOpenCount(client, name, await fetchComments(name));
}

/** The comments on a text, oldest first. */
export function useComments({ language, namespace, key }: TextName) {
  const client = useQueryClient();
  const name = { language, namespace, key };
  return useQuery({
    queryKey: commentsKey(name),
    queryFn: async ({ signal }) => {
      const items = await fetchComments(name, signal);
      updateOpenCount(client, name, items);
      return items;
    },
    staleTime: 0,
  });
}

/** @param onAdded is called even when another text is open by then */
export function useAddComment(name: TextName, onAdded: (sent: CommentCreate) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (comment: CommentCreate) =>
      (await api.post<TextComment>(commentPath(name), comment)).data,
    onSuccess: (added, sent) => {
      const before = client.getQueryData<TextComment[]>(commentsKey(name)) ?? [];
      storeComments(client, name, [...before.filter(({ id }) => id !== added.id), added]);
      // Colleagues may have commented in between.
      void client.invalidateQueries({ queryKey: commentsKey(name) });
      // It may be the answer to one.
      void client.invalidateQueries({ queryKey: askedKey });
      onAdded(sent);
    },
  });
}

export interface ThreadChange {
  action: 'resolve' | 'reopen';
  /** Is resolved together with all earlier comments, and reopened alone. */
  comment: TextComment;
}

export function useChangeThread(name: TextName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, comment }: ThreadChange) =>
      (
        await api.post<TextComments>(`${commentPath(name, comment.id)}/${action}`, undefined, {
          baseRevision: comment.revision,
        })
      ).data.items,
    // A response that is still on its way does not contain the change.
    onMutate: () => client.cancelQueries({ queryKey: commentsKey(name) }),
    onSuccess: (comments) => storeComments(client, name, comments),
    // The comment may be deleted.
    onError: () => client.invalidateQueries({ queryKey: commentsKey(name) }),
  });
}

export function useDeleteComment(name: TextName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, revision }: TextComment) =>
      api.delete(commentPath(name, id), { baseRevision: revision }),
    onMutate: () => client.cancelQueries({ queryKey: commentsKey(name) }),
    onSuccess: (_nothing, deleted) => {
      const before = client.getQueryData<TextComment[]>(commentsKey(name)) ?? [];
      storeComments(
        client,
        name,
        before.filter(({ id }) => id !== deleted.id),
      );
    },
    onError: () => client.invalidateQueries({ queryKey: commentsKey(name) }),
  });
}

/** Whom the user can ask in a comment. @param isNeeded whether a comment is written or names somebody */
export const useColleagues = (isNeeded: boolean) =>
  useQuery({
    queryKey: ['colleagues'],
    queryFn: async ({ signal }) =>
      (await api.get<DeskColleagues>('/translations/colleagues', { signal })).data.items,
    enabled: isNeeded,
  });
