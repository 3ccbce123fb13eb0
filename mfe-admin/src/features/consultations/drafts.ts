import { create } from 'zustand';
import { useSession } from '@lens/platform/session';

/** Notes that are being written, by request: others can be looked at meanwhile. Never stored, for what they are about. */
export const useDrafts = create<Readonly<Record<string, string>>>()(() => ({}));

export const keepDraft = (id: string, text: string): void =>
  useDrafts.setState(
    ({ [id]: _before, ...others }) => (text === '' ? others : { ...others, [id]: text }),
    true,
  );

useSession.subscribe(({ status }) => {
  if (status === 'signed-out') useDrafts.setState({}, true);
});
