import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { pageWide } from '@lens/platform/page-wide';

interface Preferences {
  /** Single letters do things. Whoever speaks to their computer, or types by accident, switches them off. */
  singleKeys: boolean;
}

/** What this member of staff set on this machine. */
export const usePreferences = pageWide('preferences', () =>
  create<Preferences>()(persist((): Preferences => ({ singleKeys: true }), { name: 'cms_preferences' })),
);
