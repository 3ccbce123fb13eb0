import { create } from 'zustand';

/** Since when nothing is heard any more, in milliseconds; null while it is, and for the moment that coming back takes. */
export const useLine = create<{ lostAt: number | null }>()(() => ({ lostAt: null }));
