/** @jest-environment node */
import { unreviewedLanguages } from '@lens/contracts/offered-languages';
import { unknownPractice } from '@lens/contracts/unknown-practice';
import { withStandingReviews } from './standing-reviews';

const reviewed = { by: 'A Reader', on: '2026-03-01' };
const settings = {
  ...unknownPractice,
  languages: { ...unreviewedLanguages, ko: { offered: true, reviewed }, vi: { offered: true, reviewed } },
  reviewedTexts: { ko: 'of then', vi: 'of today' },
};

describe('A review of a language', () => {
  it('counts for the texts that it was of, and for no later ones', () => {
    const { languages } = withStandingReviews(settings, () => 'of today');
    expect([languages.vi.reviewed, languages.ko.reviewed]).toEqual([reviewed, null]);
  });

  it('counts for nothing where nobody knows what it was of', () => {
    const { reviewedTexts: _unknown, ...old } = settings;
    expect(withStandingReviews(old, () => 'of today').languages.vi.reviewed).toBeNull();
  });

  it('goes to pages without what it was measured by', () => {
    expect(withStandingReviews(settings, () => 'of today')).not.toHaveProperty('reviewedTexts');
  });
});
