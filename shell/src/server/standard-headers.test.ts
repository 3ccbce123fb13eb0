import { standardHeaders } from './standard-headers';

const headers = standardHeaders(new URL('https://eyes.example'));
const named = (name: string) => String(headers[name]);

test('HSTS lasts a year and holds for subdomains, wherever the site has TLS', () => {
  expect(named('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(standardHeaders(new URL('http://localhost:3000'))['strict-transport-security']).toBeUndefined();
});

test('nosniff is on every answer', () => {
  expect(named('x-content-type-options')).toBe('nosniff');
});

test('other sites learn our origin and nothing else', () => {
  expect(named('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('nobody frames an answer, and what is no page loads nothing', () => {
  expect(named('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
});

test('windows of other sites get no hold of ours, and other sites embed nothing', () => {
  expect(named('cross-origin-opener-policy')).toBe('same-origin');
  expect(named('cross-origin-resource-policy')).toBe('same-origin');
});

test('the framework is not named', () => {
  expect(headers['x-powered-by']).toBeUndefined();
});
