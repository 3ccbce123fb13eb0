import { create } from 'zustand';
import { pageWide } from '@lens/platform/page-wide';

/** Since when nothing is heard any more, in milliseconds; null while it is, and for the moment that coming back takes. */
export const useLine = pageWide('line', () => create<{ lostAt: number | null }>()(() => ({ lostAt: null })));
