import { matchesText } from './entries';

test.each([
  ['art', true],
  ['ARTICLE write', true],
  ['new art', true],
  ['', true],
  ['arts', false],
])('“%s” finds an action by its label and its keywords: %s', (text, found) => {
  expect(matchesText({ label: 'Write Article', keywords: 'new create' }, text)).toBe(found);
});
