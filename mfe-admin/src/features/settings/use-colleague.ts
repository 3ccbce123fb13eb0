import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveChange } from '@lens/contracts/live';
import type { SettingsAnswer } from '@lens/contracts/settings';
import { useSession } from '@lens/platform/session';
import { listenLive } from '@lens/platform/live-stream';
import { toast } from '../../components/toasts/toasts';

interface ColleagueOptions {
  /** The revision that the form began from. */
  revision: number;
  isDirty: () => boolean;
  read: () => Promise<{ data?: SettingsAnswer }>;
  show: (settings: SettingsAnswer) => void;
}

/**
 * Hears of who saves the settings meanwhile. A form in which nothing was changed shows theirs at once; in one with
 * changes of one's own nothing moves.
 * @returns who saved while something was being changed here, and what forgets it
 */
export function useColleague({ revision, isDirty, read, show }: ColleagueOptions) {
  const me = useSession(({ user }) => user?.username);
  const [rival, setRival] = useState<string>();
  const follow = async ({ by }: Pick<LiveChange, 'by'>) => {
    const who = by ?? 'Somebody';
    if (isDirty()) return setRival(who);
    const { data } = await read();
    if (!data || data.revision <= revision) return;
    // Somebody may have begun to write while it was read.
    if (isDirty()) return setRival(who);
    show(data);
    toast(`${who} saved the settings.`);
  };
  const hear = useEffectEvent((event: string, data: unknown) => {
    const change = data as LiveChange;
    if (event !== 'change' || change.resource_type !== 'settings') return;
    if (change.by !== me && change.revision > revision) follow(change).catch(console.error);
  });
  useEffect(() => listenLive((event, data) => hear(event, data)), []);
  return { rival, forget: () => setRival(undefined) };
}
