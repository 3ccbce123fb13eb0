import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Preferences {
  /** Single letters do things. Whoever speaks to their computer, or types by accident, switches them off. */
  singleKeys: boolean;
}

/** What this member of staff set on this machine. */
export const usePreferences = create<Preferences>()(
  persist((): Preferences => ({ singleKeys: true }), { name: 'cms_preferences' }),
);
