import { Keys } from '../../config/keys.js';
import { seal, unseal } from './sealed-secret.js';

const key = new Keys('a secret of the one installation').derive('second factor');
const sealed = seal(key, 'JBSWY3DPEHPK3PXP', 'mara');

test('gives back what it sealed, and seals the same text differently each time', () => {
  expect(unseal(key, sealed, 'mara')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal(key, 'JBSWY3DPEHPK3PXP', 'mara')).not.toBe(sealed);
});

test.each([
  ['another secret', new Keys('a secret of another installation').derive('second factor'), sealed, 'mara'],
  ['another purpose', new Keys('a secret of the one installation').derive('preview'), sealed, 'mara'],
  ['another owner', key, sealed, 'noor'],
  ['a changed text', key, `${sealed.slice(0, -2)}AA`, 'mara'],
  ['half of it', key, sealed.slice(0, 20), 'mara'],
  ['nothing', key, '', 'mara'],
])('opens nothing with %s', (_, other, text, owner) => {
  expect(unseal(other, text, owner)).toBeUndefined();
});
