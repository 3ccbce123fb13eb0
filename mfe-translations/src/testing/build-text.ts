import type { DeskRow } from '@lens/contracts/desk';

/** By default a text that nobody has changed on the desk. */
export const buildText = (overrides: Partial<DeskRow> = {}): DeskRow => ({
  language: 'ko',
  namespace: 'common',
  key: 'hero.title',
  source: 'LASIK takes 15 minutes.',
  description: [],
  shipped: 'LASIK은 15분 걸립니다.',
  text: null,
  state: 'translated',
  source_then: null,
  glossary: [],
  findings: [],
  revision: 0,
  changed_by: null,
  changed_at: null,
  critical: false,
  sign_off: null,
  open_comments: 0,
  ...overrides,
});
