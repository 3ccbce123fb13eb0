import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { DeskRow, DeskText } from '@lens/contracts/desk';
import type { LiveChange } from '@lens/contracts/live';
import type { Page } from '@lens/contracts/lists';
import { useEventStream } from '../../components/told/use-told';
import { useUpdateShown } from './api/changes';
import { commentsKey, refreshOpenCount } from './api/comments';
import { coverageKey, listKey, textKey, fetchText, textsKey } from './api/texts';
import { textId, type TextName } from '../../components/text-name';

/** Of more texts at once the list is read as a whole. */
const mostAlone = 10;

/** The rows of the list at hand. */
const listed = (client: QueryClient): DeskRow[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: listKey, type: 'active' })
    .flatMap(({ state }) => (state.data as Page<DeskRow> | undefined)?.items ?? []);

/** The texts that are open, and those that are shown beside them. */
const opened = (client: QueryClient): DeskText[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: [...textsKey, 'one'], type: 'active' })
    .flatMap(({ queryKey, state }) =>
      queryKey.length === oneLength && state.data ? [state.data as DeskText] : [],
    );
const oneLength = 3;

const ofKind = (changes: LiveChange[], kind: LiveChange['resource_type']): LiveChange[] =>
  changes.filter(({ resource_type }) => resource_type === kind);

/** Whether a comment shows at a text; one on the English does in every language. @param within `ko/common/hero.title` */
const standsAt = (within: string | null, { language, namespace, key }: TextName): boolean =>
  [language, 'en'].some((code) => within === `${code}/${namespace}/${key}`);

/** Shows what colleagues do to texts as they do it. A row changes where it stands: no list moves under anybody's hand. */
export function useLiveTexts(): void {
  const client = useQueryClient();
  const show = useUpdateShown();

  async function readAgain(name: TextName): Promise<void> {
    const found = await fetchText(name);
    // One's own change may have come in between.
    const known = client.getQueryData<DeskText>(textKey(name));
    if (!known || known.revision <= found.revision) show(found);
  }

  async function followTexts(changes: LiveChange[]): Promise<void> {
    if (changes.length === 0) return;
    const newest = new Map(changes.map(({ id, revision }) => [id, revision]));
    const isOld = (text: DeskText) => (newest.get(textId(text)) ?? 0) > text.revision;
    const old = new Map(
      [...listed(client), ...opened(client)].filter(isOld).map((text) => [textId(text), text]),
    );
    void client.invalidateQueries({ queryKey: listKey, refetchType: 'none' });
    if (old.size > mostAlone) await client.invalidateQueries({ queryKey: textsKey });
    else await Promise.all([...old.values()].map(readAgain));
    await client.invalidateQueries({ queryKey: coverageKey });
  }

  async function followComments(changes: LiveChange[]): Promise<void> {
    const isMeant = (name: TextName) => changes.some(({ within }) => standsAt(within, name));
    const open = opened(client).filter(isMeant);
    const rows = listed(client).filter(
      (row) => isMeant(row) && !open.some((text) => textId(text) === textId(row)),
    );
    await Promise.all([
      ...open.map((name) => client.invalidateQueries({ queryKey: commentsKey(name) })),
      ...rows.map((name) => refreshOpenCount(client, name)),
    ]);
  }

  useEventStream({
    onChanges: (changes) =>
      Promise.all([
        followTexts(ofKind(changes, 'desk_text')),
        followComments(ofKind(changes, 'text_comment')),
        ofKind(changes, 'text_set').length > 0 && client.invalidateQueries({ queryKey: ['publishing'] }),
      ]),
    onGap: () => {
      void client.invalidateQueries({ queryKey: textsKey });
      void client.invalidateQueries({ queryKey: ['publishing'] });
    },
  });
}
