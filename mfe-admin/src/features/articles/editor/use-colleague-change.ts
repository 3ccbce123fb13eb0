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
  /** Whether their text is on the screen already. */
  isShown: boolean;
}

/** What happened to the publication, if anything. */
function describePublication(before: ArticleAnswer, after: ArticleAnswer, who: string): string | undefined {
  if (after.status === 'draft')
    return before.status === 'draft' ? undefined : `${who} unpublished this article.`;
  if (after.published_revision !== before.published_revision) return `${who} published this article.`;
  return before.status === 'scheduled' && after.status === 'published'
    ? 'This article is on the site now, as it was scheduled.'
    : undefined;
}

/** Replacing a text would move the cursor. */
const isWriting = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false;

/**
 * Follows the changes of colleagues to the open article. They are shown at once if nobody is typing here; otherwise a
 * notice lets staff choose when.
 * @returns the latest change by a colleague since the last save here
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
    // A scheduled article that is published has no author and keeps its revision.
    else checkForChange(by === null ? undefined : revision).catch(console.error);
  });
  useEffect(() => subscribeToEvents((event, data) => onEvent(event, data)), []);
  const isNewer = change && change.revision > editor.saved.revision;
  return isNewer || (change?.isShown && change.revision === editor.saved.revision) ? change : undefined;
}
