import { z } from 'zod';

/** Where another server answers. */
export const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'Use an absolute http or https address.',
});

/** The same address, for paths to be put behind it. */
export function withoutTrailingSlash(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
