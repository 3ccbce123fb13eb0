import { Keys } from '../../config/keys.js';
import { seal, unseal } from './sealed-secret.js';

const key = new Keys('a secret of the one installation').derive('second factor');
const sealed = seal(key, 'JBSWY3DPEHPK3PXP', 'mara');

test('decrypts what it encrypted, and encrypts the same text differently each time', () => {
  expect(unseal(key, sealed, 'mara')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal(key, 'JBSWY3DPEHPK3PXP', 'mara')).not.toBe(sealed);
});

test.each([
  ['another secret', new Keys('a secret of another installation').derive('second factor'), sealed, 'mara'],
  ['another purpose', new Keys('a secret of the one installation').derive('preview'), sealed, 'mara'],
  ['another user', key, sealed, 'noor'],
  ['a changed text', key, `${sealed.slice(0, -2)}AA`, 'mara'],
  ['half of it', key, sealed.slice(0, 20), 'mara'],
  ['an empty text', key, '', 'mara'],
])('does not decrypt with %s', (_, otherKey, text, userId) => {
  expect(unseal(otherKey, text, userId)).toBeUndefined();
});
