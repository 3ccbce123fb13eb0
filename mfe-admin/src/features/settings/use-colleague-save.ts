import { useEffect, useEffectEvent, useState } from 'react';
import type { RowChange } from '@lens/contracts/event-stream';
import type { SettingsAnswer } from '@lens/contracts/settings';
import { useSession } from '@lens/platform/session';
import { subscribeToEvents } from '@lens/platform/event-stream';
import { toast } from '../../components/toasts/toasts';

interface ColleagueSaveOptions {
  /** The newest revision that the form knows. */
  revision: () => number;
  isDirty: () => boolean;
  /** Reads what is saved now, which the form takes over. */
  read: () => Promise<{ data?: SettingsAnswer }>;
}

/**
 * Hears of who saves the settings meanwhile. A form in which nothing was changed shows theirs at once; in one with
 * changes of one's own nothing moves.
 * @returns who saved while something was being changed here, and what forgets it
 */
export function useColleagueSave({ revision, isDirty, read }: ColleagueSaveOptions) {
  const me = useSession(({ user }) => user?.username);
  const [savedBy, setSavedBy] = useState<string>();
  const handleSave = async ({ by }: Pick<RowChange, 'by'>) => {
    const who = by ?? 'Somebody';
    if (isDirty()) return setSavedBy(who);
    const known = revision();
    const { data } = await read();
    if (data && data.revision > known) toast(`${who} saved the settings.`);
  };
  const onEvent = useEffectEvent((event: string, data: unknown) => {
    const change = data as RowChange;
    if (event !== 'change' || change.resource_type !== 'settings') return;
    if (change.by !== me && change.revision > revision()) handleSave(change).catch(console.error);
  });
  useEffect(() => subscribeToEvents((event, data) => onEvent(event, data)), []);
  return { savedBy, forgetColleague: () => setSavedBy(undefined) };
}
