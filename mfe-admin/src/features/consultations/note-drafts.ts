import { create } from 'zustand';
import { useSession } from '@lens/platform/session';

/** Notes that are being written, by request: others can be looked at meanwhile. Never stored, for what they are about. */
export const useNoteDrafts = create<Readonly<Record<string, string>>>()(() => ({}));

export const setNoteDraft = (id: string, text: string): void =>
  useNoteDrafts.setState(
    ({ [id]: _previous, ...others }) => (text === '' ? others : { ...others, [id]: text }),
    true,
  );

useSession.subscribe(({ status }) => {
  if (status === 'signed-out') useNoteDrafts.setState({}, true);
});
