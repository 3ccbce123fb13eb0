import { browserEvent, type BrowserEvent } from '@lens/contracts/events';
import { reportViolations } from './policy-violations';

let reported: BrowserEvent[] = [];
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
    (event) => reported.push(event),
    () => route,
  ),
);
beforeEach(() => {
  reported = [];
});

test.each([
  ['script-src-elem', 'inline', 'script-src-elem', 'inline'],
  ['script-src', 'eval', 'script-src', 'eval'],
  ['require-trusted-types-for', 'trusted-types-sink', 'require-trusted-types-for', 'trusted-types'],
  ['img-src', 'https://elsewhere.example', 'img-src', 'other'],
  ['font-src', `${location.origin}/a?name=ana`, 'font-src', 'site'],
  ['media-src', `blob:${location.origin}/1`, 'media-src', 'blob'],
  ['made-up-src', 'made up', 'other', 'other'],
])(
  'a violation of %s (%s) is reported without its address',
  (effectiveDirective, uri, directive, blocked) => {
    violate(effectiveDirective, uri);
    expect(reported).toEqual([{ kind: 'policy_violation', directive, blocked, route: '/' }]);
    expect(browserEvent.parse(reported[0])).toEqual(reported[0]);
  },
);

test('a violation is reported once for each page, and at most ten are', () => {
  violate('script-src', 'eval');
  expect(reported).toEqual([]);
  for (let page = 1; page <= 20; page++) {
    route = `/page-${page}`;
    violate('script-src', 'eval');
    violate('script-src', 'eval');
  }
  expect(reported.map((event) => 'route' in event && event.route)).toEqual(['/page-1', '/page-2', '/page-3']);
});
