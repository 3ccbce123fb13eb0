import { unicodeRange, unicodeSpan } from './unicode-range';

describe('unicode-range', () => {
  it('names neighbours as one range, whatever their order', () => {
    expect(unicodeRange('cab')).toBe('U+61-63');
    expect(unicodeRange('zAa中')).toBe('U+41,U+61,U+7a,U+4e2d');
    expect(unicodeRange('')).toBe('');
  });

  it('names all between the first and the last where slices are of neighbours, but for what others hold', () => {
    expect(unicodeSpan([...'adb'], new Set())).toBe('U+61-64');
    expect(unicodeSpan([...'ag'], new Set('cdz'))).toBe('U+61-62,U+65-67');
    expect(unicodeSpan(['z'], new Set('a'))).toBe('U+7a');
  });
});
