import { unicodeRange, unicodeSpan } from './unicode-range';

describe('unicode-range', () => {
  it('names neighbours as one range, whatever their order', () => {
    expect(unicodeRange('cab')).toBe('U+61-63');
    expect(unicodeRange('zAa中')).toBe('U+41,U+61,U+7a,U+4e2d');
    expect(unicodeRange('')).toBe('');
  });

  it('names all between the first and the last where slices are of neighbours', () => {
    expect(unicodeSpan([...'adb'])).toBe('U+61-64');
    expect(unicodeSpan(['z'])).toBe('U+7a');
  });
});
