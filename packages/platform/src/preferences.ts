import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { pageSingleton } from '@lens/platform/page-singleton';

interface Preferences {
  /** Whether single letters are shortcuts. Staff who dictate, or press keys by accident, can switch that off. */
  singleKeys: boolean;
}

/** What staff have set in this browser. */
export const usePreferences = pageSingleton('preferences', () =>
  create<Preferences>()(persist((): Preferences => ({ singleKeys: true }), { name: 'cms_preferences' })),
);
