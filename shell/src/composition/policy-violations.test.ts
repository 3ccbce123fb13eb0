import { browserEvent, type BrowserEvent } from '@lens/contracts/events';
import { reportViolations } from './policy-violations';

let told: BrowserEvent[] = [];
let route = '/';
const violate = (effectiveDirective: string, blockedURI: string) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective,
      blockedURI,
      sample: 'a secret',
    }),
  );

beforeAll(() =>
  reportViolations(
    (event) => told.push(event),
    () => route,
  ),
);
beforeEach(() => {
  told = [];
});

test.each([
  ['script-src-elem', 'inline', 'script-src-elem', 'inline'],
  ['script-src', 'eval', 'script-src', 'eval'],
  ['require-trusted-types-for', 'trusted-types-sink', 'require-trusted-types-for', 'trusted-types'],
  ['img-src', 'https://elsewhere.example', 'img-src', 'other'],
  ['font-src', `${location.origin}/a?name=ana`, 'font-src', 'site'],
  ['media-src', `blob:${location.origin}/1`, 'media-src', 'blob'],
  ['made-up-src', 'made up', 'other', 'other'],
])('what %s refused (%s) is told by kinds alone', (effectiveDirective, uri, directive, blocked) => {
  violate(effectiveDirective, uri);
  expect(told).toEqual([{ kind: 'policy_violation', directive, blocked, route: '/' }]);
  expect(browserEvent.parse(told[0])).toEqual(told[0]);
});

test('it is told once for each page, and no more than the first ten', () => {
  violate('script-src', 'eval');
  expect(told).toEqual([]);
  for (let page = 1; page <= 20; page++) {
    route = `/page-${page}`;
    violate('script-src', 'eval');
    violate('script-src', 'eval');
  }
  expect(told.map((event) => 'route' in event && event.route)).toEqual(['/page-1', '/page-2', '/page-3']);
});
