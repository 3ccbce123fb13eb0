import { z } from 'zod';

/** The address of another server. */
export const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'Use an absolute http or https address.',
});

/** Prepares an address for appending paths. */
export function withoutTrailingSlash(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
