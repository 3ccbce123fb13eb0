import { useEffect } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { useSession } from '@lens/platform/session';

export interface RecentPlace {
  path: string;
  label: string;
  kind: 'Screen' | 'Article' | 'Testimonial';
}

const maxPlaces = 6;

/** Where somebody was, newest first. It stays in this tab and ends with the session, since titles name people. */
export const useRecentPlaces = create<{ places: RecentPlace[] }>()(
  persist((): { places: RecentPlace[] } => ({ places: [] }), {
    name: 'cms_recent',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

useSession.subscribe(({ status }) => {
  if (status === 'signed-out') useRecentPlaces.setState({ places: [] });
});

/** Remembers a place while it is shown. Never a patient's: requests are not among the kinds there are. */
export function useRememberPlace(kind: RecentPlace['kind'], path: string, label: string | undefined): void {
  useEffect(() => {
    if (!label) return;
    useRecentPlaces.setState(({ places }) => ({
      places: [{ path, label, kind }, ...places.filter((other) => other.path !== path)].slice(0, maxPlaces),
    }));
  }, [kind, path, label]);
}
