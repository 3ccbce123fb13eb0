import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const offered: Encoding[] = ['br', 'gzip', 'identity'];

/** By Accept-Encoding: browsers send only a few different ones. */
const cache = new LRUCache<string, Encoding>({ max: 100 });

/** The smallest encoding that a request accepts. */
export function preferredEncoding(acceptEncoding: string): Encoding {
  const cached = cache.get(acceptEncoding);
  if (cached) return cached;
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(offered);
  const encoding = offered.find((candidate) => accepted.includes(candidate)) ?? 'identity';
  cache.set(acceptEncoding, encoding);
  return encoding;
}
