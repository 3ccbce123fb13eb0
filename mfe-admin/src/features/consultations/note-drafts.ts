import { create } from 'zustand';
import { useSession } from '@lens/platform/session';

/**
 * Unsaved notes by request, so that staff can look at another request meanwhile. Never stored, since they are about
 * patients.
 */
export const useNoteDrafts = create<Readonly<Record<string, string>>>()(() => ({}));

export const setNoteDraft = (id: string, text: string): void =>
  useNoteDrafts.setState(
    ({ [id]: _previous, ...others }) => (text === '' ? others : { ...others, [id]: text }),
    true,
  );

useSession.subscribe(({ status }) => {
  if (status === 'signed-out') useNoteDrafts.setState({}, true);
});
