import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { DeskRow, DeskText } from '@lens/contracts/desk';
import type { RowChange } from '@lens/contracts/event-stream';
import type { Page } from '@lens/contracts/lists';
import { useEventStream } from '../../components/event-stream/use-event-stream';
import { useUpdateShown } from './api/text-changes';
import { commentsKey, refreshOpenCount } from './api/comments';
import { coverageKey, listKey, textKey, fetchText, textsKey } from './api/texts';
import { textId, type TextName } from '../../components/text-name';

/** If more texts change at once, the whole list is fetched again. */
const maxSingleReads = 10;

/** The texts of the list on the screen. */
const listedTexts = (client: QueryClient): DeskRow[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: listKey, type: 'active' })
    .flatMap(({ state }) => (state.data as Page<DeskRow> | undefined)?.items ?? []);

/** The text that is open, and those that are shown with it. */
const openedTexts = (client: QueryClient): DeskText[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: [...textsKey, 'one'], type: 'active' })
    .flatMap(({ queryKey, state }) =>
      queryKey.length === textKeyLength && state.data ? [state.data as DeskText] : [],
    );
const textKeyLength = 3;

const changesOf = (changes: RowChange[], kind: RowChange['resource_type']): RowChange[] =>
  changes.filter(({ resource_type }) => resource_type === kind);

/** A comment on the English is shown in every language. @param within `ko/common/hero.title` */
const isShownAt = (within: string | null, { language, namespace, key }: TextName): boolean =>
  [language, 'en'].some((code) => within === `${code}/${namespace}/${key}`);

/** Shows changes by colleagues as they happen. A row changes in its place, so that the list does not move. */
export function useFollowChanges(): void {
  const client = useQueryClient();
  const updateShown = useUpdateShown();

  async function refetchText(name: TextName): Promise<void> {
    const fetched = await fetchText(name);
    // The user may have saved in between.
    const cached = client.getQueryData<DeskText>(textKey(name));
    if (!cached || cached.revision <= fetched.revision) updateShown(fetched);
  }

  async function followTexts(changes: RowChange[]): Promise<void> {
    if (changes.length === 0) return;
    const newestRevisions = new Map(changes.map(({ id, revision }) => [id, revision]));
    const isOutdated = (text: DeskText) => (newestRevisions.get(textId(text)) ?? 0) > text.revision;
    const outdated = new Map(
      [...listedTexts(client), ...openedTexts(client)].filter(isOutdated).map((text) => [textId(text), text]),
    );
    void client.invalidateQueries({ queryKey: listKey, refetchType: 'none' });
    if (outdated.size > maxSingleReads) await client.invalidateQueries({ queryKey: textsKey });
    else await Promise.all([...outdated.values()].map(refetchText));
    await client.invalidateQueries({ queryKey: coverageKey });
  }

  async function followComments(changes: RowChange[]): Promise<void> {
    const isAffected = (name: TextName) => changes.some(({ within }) => isShownAt(within, name));
    const open = openedTexts(client).filter(isAffected);
    const rows = listedTexts(client).filter(
      (row) => isAffected(row) && !open.some((text) => textId(text) === textId(row)),
    );
    await Promise.all([
      ...open.map((name) => client.invalidateQueries({ queryKey: commentsKey(name) })),
      ...rows.map((name) => refreshOpenCount(client, name)),
    ]);
  }

  useEventStream({
    onChanges: (changes) =>
      Promise.all([
        followTexts(changesOf(changes, 'desk_text')),
        followComments(changesOf(changes, 'text_comment')),
        changesOf(changes, 'text_set').length > 0 && client.invalidateQueries({ queryKey: ['publishing'] }),
      ]),
    onGap: () => {
      void client.invalidateQueries({ queryKey: textsKey });
      void client.invalidateQueries({ queryKey: ['publishing'] });
    },
  });
}
