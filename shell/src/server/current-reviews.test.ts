/** @jest-environment node */
import { unreviewedLanguages } from '@lens/contracts/offered-languages';
import { unknownPractice } from '@lens/contracts/unknown-practice';
import { withCurrentReviews } from './current-reviews';

const reviewed = { by: 'A Reader', on: '2026-03-01' };
const settings = {
  ...unknownPractice,
  languages: { ...unreviewedLanguages, ko: { offered: true, reviewed }, vi: { offered: true, reviewed } },
  reviewedTexts: { ko: 'old texts', vi: 'current texts' },
};

describe('A review of a language', () => {
  it('counts for the texts that it covers, and not for later ones', () => {
    const { languages } = withCurrentReviews(settings, () => 'current texts');
    expect([languages.vi.reviewed, languages.ko.reviewed]).toEqual([reviewed, null]);
  });

  it('does not count if it is unknown what it covers', () => {
    const { reviewedTexts: _unknown, ...old } = settings;
    expect(withCurrentReviews(old, () => 'current texts').languages.vi.reviewed).toBeNull();
  });

  it('is sent to pages without the fingerprint of its texts', () => {
    expect(withCurrentReviews(settings, () => 'current texts')).not.toHaveProperty('reviewedTexts');
  });
});
