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

const place = { key: articlesKey, itemKey: articleKey };

async function readSummary(id: string): Promise<ArticleSummary | undefined> {
  const found = await undefinedIfGone(readArticle(id), isGone);
  if (!found) return undefined;
  const { texts, ...article } = found;
  return { ...article, title: texts.en.title, languages: Object.keys(texts) as LanguageCode[] };
}

/** What became of the publication, where something did: of a draft that is saved every few seconds nobody wants to hear. */
function publication(before: ArticleSummary, after: ArticleSummary, who: string): string | undefined {
  const title = `“${after.title}”`;
  if (after.status === 'draft') return before.status === 'draft' ? undefined : `${who} unpublished ${title}.`;
  if (after.published_revision !== before.published_revision)
    return `${who} ${after.status === 'scheduled' ? 'scheduled' : 'published'} ${title}.`;
  return before.status === 'scheduled' && after.status === 'published'
    ? `${title} is on the site now, as it was scheduled.`
    : undefined;
}

/** Shows in the list what colleagues do to articles as they do it; no row moves under anybody's hand. */
export function useLiveArticles(): void {
  const client = useQueryClient();
  const me = useSession(({ user }) => user?.username);
  const readLists = () => client.invalidateQueries({ queryKey: articlesKey });
  const known = (id: string) => findCachedRow<ArticleSummary>(client, place, id);

  const follow = async ({ id, by, revision }: RowChange) => {
    // What is one's own is on the screen already, and its answer may come after this.
    await waitUntilSent(id);
    const before = known(id);
    // A filter may let it in now.
    if (!before) return void (await readLists());
    // What goes public by itself stays the same revision.
    if (before.revision >= revision && by !== null) return;
    const after = await readSummary(id);
    if (!after || after.revision < before.revision) return;
    updateCachedRow<ArticleSummary>(client, place, id, (row) => ({ ...row, ...after }));
    const said = by === me ? undefined : publication(before, after, by ?? 'Somebody');
    if (said) toast(said);
  };
  const forget = ({ id, by }: RowChange) => {
    const before = known(id);
    removeCachedRow(client, place, id);
    if (before && by !== me) toast(`${by ?? 'Somebody'} deleted “${before.title}”.`);
  };
  const hear = useEffectEvent((event: string, data: unknown) => {
    if (event === 'gap') return void readLists();
    const change = data as RowChange;
    if (event !== 'change' || change.resource_type !== 'article') return;
    if (change.action === 'UPDATE') follow(change).catch(console.error);
    else if (change.action === 'DELETE') forget(change);
    else void readLists();
  });
  useEffect(() => subscribeToEvents((event, data) => hear(event, data)), []);
}
