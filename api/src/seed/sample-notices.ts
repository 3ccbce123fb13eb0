import { forEachNotice } from '@lens/contracts/notices';

/** The demo shows every draft, so that whoever tries the product sees what a practice has to word. */
export const sampleNotices = forEachNotice(() => ({ since: '2026-11-24', words: {} }));
