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
  /** Reads the saved settings, which the form then shows. */
  read: () => Promise<{ data?: SettingsAnswer }>;
}

/**
 * Follows who else saves the settings. A form without changes shows them at once; a form with changes stays as it is.
 * @returns who saved while this form had changes, and a function that forgets it
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
