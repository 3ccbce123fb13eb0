import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ArticleSummary } from '@lens/contracts/articles';
import type { LanguageCode } from '@lens/contracts/languages';
import type { RowChange } from '@lens/contracts/event-stream';
import { isGone } from '@lens/platform/staff-api';
import { useSession } from '@lens/platform/session';
import { subscribeToEvents } from '@lens/platform/event-stream';
import {
  removeCachedRow,
  findCachedRow,
  undefinedIfGone,
  updateCachedRow,
} from '../../../components/shared-rows/shared-rows';
import { waitUntilSent } from '../../../components/shared-rows/send-in-order';
import { toast } from '../../../components/toasts/toasts';
import { articleKey, readArticle } from '../api/article';
import { articlesKey } from '../api/list-articles';

const cacheKeys = { key: articlesKey, itemKey: articleKey };

async function readSummary(id: string): Promise<ArticleSummary | undefined> {
  const found = await undefinedIfGone(readArticle(id), isGone);
  if (!found) return undefined;
  const { texts, ...article } = found;
  return { ...article, title: texts.en.title, languages: Object.keys(texts) as LanguageCode[] };
}

/** What became of the publication, where something did: of a draft that is saved every few seconds nobody wants to hear. */
function describePublication(before: ArticleSummary, after: ArticleSummary, who: string): string | undefined {
  const title = `“${after.title}”`;
  if (after.status === 'draft') return before.status === 'draft' ? undefined : `${who} unpublished ${title}.`;
  if (after.published_revision !== before.published_revision)
    return `${who} ${after.status === 'scheduled' ? 'scheduled' : 'published'} ${title}.`;
  return before.status === 'scheduled' && after.status === 'published'
    ? `${title} is on the site now, as it was scheduled.`
    : undefined;
}

/** Shows in the list what colleagues do to articles as they do it; no row moves under anybody's hand. */
export function useArticleListSync(): void {
  const client = useQueryClient();
  const me = useSession(({ user }) => user?.username);
  const refetchLists = () => client.invalidateQueries({ queryKey: articlesKey });
  const findRow = (id: string) => findCachedRow<ArticleSummary>(client, cacheKeys, id);

  const applyChange = async ({ id, by, revision }: RowChange) => {
    // What is one's own is on the screen already, and its answer may come after this.
    await waitUntilSent(id);
    const before = findRow(id);
    // A filter may let it in now.
    if (!before) return void (await refetchLists());
    // What goes public by itself stays the same revision.
    if (before.revision >= revision && by !== null) return;
    const after = await readSummary(id);
    if (!after || after.revision < before.revision) return;
    updateCachedRow<ArticleSummary>(client, cacheKeys, id, (row) => ({ ...row, ...after }));
    const message = by === me ? undefined : describePublication(before, after, by ?? 'Somebody');
    if (message) toast(message);
  };
  const applyRemoval = ({ id, by }: RowChange) => {
    const before = findRow(id);
    removeCachedRow(client, cacheKeys, id);
    if (before && by !== me) toast(`${by ?? 'Somebody'} deleted “${before.title}”.`);
  };
  const onEvent = useEffectEvent((event: string, data: unknown) => {
    if (event === 'gap') return void refetchLists();
    const change = data as RowChange;
    if (event !== 'change' || change.resource_type !== 'article') return;
    if (change.action === 'UPDATE') applyChange(change).catch(console.error);
    else if (change.action === 'DELETE') applyRemoval(change);
    else void refetchLists();
  });
  useEffect(() => subscribeToEvents((event, data) => onEvent(event, data)), []);
}
