import { preferredEncoding } from './preferred-encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['zstd', 'identity'],
  ['', 'identity'],
  ['nonsense;;;q=x,,', 'identity'],
])('Of the encodings, "%s" accepts %s', (header, encoding) => {
  expect([preferredEncoding(header), preferredEncoding(header)]).toEqual([encoding, encoding]);
});
