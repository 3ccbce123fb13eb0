import { useEffect } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { useSession } from '@lens/platform/session';

export interface Place {
  path: string;
  label: string;
  kind: 'Screen' | 'Article' | 'Testimonial';
}

const kept = 6;

/** Where somebody was, newest first. It stays in this tab and ends with the session, since titles name people. */
export const useRecent = create<{ places: Place[] }>()(
  persist((): { places: Place[] } => ({ places: [] }), {
    name: 'cms_recent',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

useSession.subscribe(({ status }) => {
  if (status === 'signed-out') useRecent.setState({ places: [] });
});

/** Remembers a place while it is shown. Never a patient's: requests are not among the kinds there are. */
export function useVisit(kind: Place['kind'], path: string, label: string | undefined): void {
  useEffect(() => {
    if (!label) return;
    useRecent.setState(({ places }) => ({
      places: [{ path, label, kind }, ...places.filter((other) => other.path !== path)].slice(0, kept),
    }));
  }, [kind, path, label]);
}
