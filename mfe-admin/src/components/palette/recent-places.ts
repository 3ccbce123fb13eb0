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

/**
 * The screens that were visited, newest first. They stay in this tab and end with the session, since titles name
 * people.
 */
export const useRecentPlaces = create<{ places: RecentPlace[] }>()(
  persist((): { places: RecentPlace[] } => ({ places: [] }), {
    name: 'cms_recent',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

useSession.subscribe(({ status }) => {
  if (status === 'signed-out') useRecentPlaces.setState({ places: [] });
});

/** Adds a place to the recent ones while it is shown. Requests have no kind, so no patient is ever listed. */
export function useRememberPlace(kind: RecentPlace['kind'], path: string, label: string | undefined): void {
  useEffect(() => {
    if (!label) return;
    useRecentPlaces.setState(({ places }) => ({
      places: [{ path, label, kind }, ...places.filter((other) => other.path !== path)].slice(0, maxPlaces),
    }));
  }, [kind, path, label]);
}
