import { comparedProperties, differencesOf, type Capture } from './page-capture';

const values = (over: Record<string, string> = {}) => comparedProperties.map((name) => over[name] ?? 'same');
const page = (over: Partial<Capture>): Capture => ({
  heading: '',
  elements: {},
  tokens: {},
  textLength: 1,
  ...over,
});

describe('What differs between two looks of a page', () => {
  it('is told by element, property and both values', () => {
    const expected = page({ elements: { 'html > body': values({ display: 'block' }) } });
    const found = page({ elements: { 'html > body': values({ display: 'none' }) } });
    expect(differencesOf(expected, found)).toEqual([
      { place: 'html > body', property: 'display', expected: 'block', found: 'none' },
    ]);
  });

  it('includes tokens that were changed or lost, and none that were added', () => {
    const found = page({ tokens: { '--ink': 'red', '--new': '1' } });
    expect(differencesOf(page({ tokens: { '--ink': 'blue', '--gap': '2px' } }), found)).toEqual([
      { place: ':root', property: '--ink', expected: 'blue', found: 'red' },
      { place: ':root', property: '--gap', expected: '2px', found: '' },
    ]);
  });

  it('does not include elements that only one of them has', () => {
    expect(differencesOf(page({ elements: { a: values() } }), page({ elements: { b: values() } }))).toEqual(
      [],
    );
  });
});
