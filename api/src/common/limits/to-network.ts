import { isIP } from 'node:net';

const mappedIpv4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * The network by which requests are limited. For IPv6 it is the /64, since its owner can use another address every
 * time; for IPv4 it is the address itself, in whatever form it is written.
 */
export function toNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  const [, ipv4] = mappedIpv4.exec(plain) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (isIP(plain) !== 6) return plain;
  const groups = ipv6Groups(plain);
  const embedded = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff' ? groups.slice(6) : null;
  return embedded ? formatIpv4(embedded) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** All eight groups, in lower case and without leading zeros, as the URL parser writes them. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeroGroups = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeroGroups }, () => '0'), ...after];
}

const formatIpv4 = (groups: string[]): string =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
