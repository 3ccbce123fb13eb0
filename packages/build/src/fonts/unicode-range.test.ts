import { unicodeRange, unicodeSpan } from './unicode-range';

describe('unicode-range', () => {
  it('lists neighbours as one range, in any order', () => {
    expect(unicodeRange('cab')).toBe('U+61-63');
    expect(unicodeRange('zAa中')).toBe('U+41,U+61,U+7a,U+4e2d');
    expect(unicodeRange('')).toBe('');
  });

  it('lists everything between the first and the last of a slice of neighbours, except characters of other slices', () => {
    expect(unicodeSpan([...'adb'], new Set())).toBe('U+61-64');
    expect(unicodeSpan([...'ag'], new Set('cdz'))).toBe('U+61-62,U+65-67');
    expect(unicodeSpan(['z'], new Set('a'))).toBe('U+7a');
  });
});
