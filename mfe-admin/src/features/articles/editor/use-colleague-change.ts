import { useEffect, useEffectEvent, useState } from 'react';
import type { ArticleAnswer } from '@lens/contracts/articles';
import type { RowChange } from '@lens/contracts/event-stream';
import { useSession } from '@lens/platform/session';
import { subscribeToEvents } from '@lens/platform/event-stream';
import { toast } from '../../../components/toasts/toasts';
import { markRemoved } from '../../../components/shared-rows/removed-rows';
import type { ArticleEditing } from '../editing/use-article-editing';

interface ColleagueChange {
  by: string;
  revision: number;
  /** Whether the text on the screen is theirs already. */
  isShown: boolean;
}

/** What became of the publication, where something did. */
function describePublication(before: ArticleAnswer, after: ArticleAnswer, who: string): string | undefined {
  if (after.status === 'draft')
    return before.status === 'draft' ? undefined : `${who} unpublished this article.`;
  if (after.published_revision !== before.published_revision) return `${who} published this article.`;
  return before.status === 'scheduled' && after.status === 'published'
    ? 'This article is on the site now, as it was scheduled.'
    : undefined;
}

/** A text that is replaced takes the cursor away from whoever has it there. */
const isWriting = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false;

/**
 * Hears of what colleagues do to the article that is open. Where nothing is being written here it is shown at once;
 * else nothing moves: it is said who it was, and whoever writes here decides when to look.
 * @returns who has changed it since it was saved here
 */
export function useColleagueChange(editor: ArticleEditing): ColleagueChange | undefined {
  const me = useSession(({ user }) => user?.username);
  const [change, setChange] = useState<ColleagueChange>();
  const checkForChange = async (eventRevision?: number) => {
    const before = editor.saved;
    const { now, isTextChanged } = (await editor.checkForNewer(eventRevision)) ?? {};
    if (!now) return;
    const by = now.changed_by ?? 'Somebody';
    const message = describePublication(before, now, by);
    if (message) toast(message);
    if (!isTextChanged) return;
    const isShown = !isWriting() && editor.showIfUntouched(now);
    setChange({ by, revision: now.revision, isShown });
  };
  const onEvent = useEffectEvent((event: string, data: unknown) => {
    if (event === 'gap') return void checkForChange().catch(console.error);
    const { resource_type, id, by, action, revision } = data as RowChange;
    if (event !== 'change' || resource_type !== 'article' || id !== editor.id || by === me) return;
    if (action === 'DELETE') markRemoved(id, by);
    // By nobody it goes public when its time comes, and stays the same revision.
    else checkForChange(by === null ? undefined : revision).catch(console.error);
  });
  useEffect(() => subscribeToEvents((event, data) => onEvent(event, data)), []);
  const isNewer = change && change.revision > editor.saved.revision;
  return isNewer || (change?.isShown && change.revision === editor.saved.revision) ? change : undefined;
}
