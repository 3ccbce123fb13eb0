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

/**
 * What happened to the publication, if anything; saved drafts are not announced, since they are saved every few
 * seconds.
 */
function describePublication(before: ArticleSummary, after: ArticleSummary, who: string): string | undefined {
  const title = `“${after.title}”`;
  if (after.status === 'draft') return before.status === 'draft' ? undefined : `${who} unpublished ${title}.`;
  if (after.published_revision !== before.published_revision)
    return `${who} ${after.status === 'scheduled' ? 'scheduled' : 'published'} ${title}.`;
  return before.status === 'scheduled' && after.status === 'published'
    ? `${title} is on the site now, as it was scheduled.`
    : undefined;
}

/** Shows the changes of colleagues in the list as they happen, without moving rows. */
export function useArticleListSync(): void {
  const client = useQueryClient();
  const me = useSession(({ user }) => user?.username);
  const refetchLists = () => client.invalidateQueries({ queryKey: articlesKey });
  const findRow = (id: string) => findCachedRow<ArticleSummary>(client, cacheKeys, id);

  const applyChange = async ({ id, by, revision }: RowChange) => {
    // The screen shows one's own change already, and its response may arrive after this event.
    await waitUntilSent(id);
    const before = findRow(id);
    // The article may match the filter now.
    if (!before) return void (await refetchLists());
    // The revision stays the same when a scheduled article is published.
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
