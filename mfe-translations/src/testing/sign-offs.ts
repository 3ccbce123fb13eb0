import type { DeskRow, TextTranslator } from '@lens/contracts/desk';
import type { SignOff } from '@lens/contracts/sign-offs';
import { buildText } from './build-text';

/** The account of Lin Park, who is not the user of the tests. */
export const lin: TextTranslator = {
  username: 'lin',
  name: 'Lin Park',
  qualification: 'CMI Korean',
  at: '2026-11-20T10:00:00.000Z',
};

export const signOff: SignOff = {
  translator: { name: 'Lin Park', qualification: 'CMI Korean', at: '2026-11-20T10:00:00.000Z' },
  reviser: { name: 'Ara Kim', qualification: 'Ophthalmologist', at: '2026-11-21' },
};

/** A critical text that lin translated, and that waits for a second person. */
export const buildCritical = (overrides: Partial<DeskRow> = {}): DeskRow =>
  buildText({
    key: 'risks.halos',
    source: 'You may see halos at night.',
    text: '밤에 빛 번짐이 보일 수 있습니다.',
    revision: 1,
    changed_by: 'lin',
    changed_at: lin.at,
    critical: true,
    translator: lin,
    ...overrides,
  });
