import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);

/** As dense as it gets takes about a hundred times as long as what a visitor could be made to wait for. */
const densest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** More pages than these do not wait to be compressed. */
const longestQueue = 10;

/**
 * Pages compressed as densely as possible, beside the requests: one at a time, and only those that were asked for a
 * second time, so that addresses nobody shares cost nothing. Those that nobody asks for any more leave first.
 */
export class DensePages {
  private readonly dense: LRUCache<string, Buffer>;
  private readonly askedOnce: LRUCache<string, true>;
  private working = Promise.resolve();
  private waiting = 0;

  /** @param max how many pages are held, and the same number of tags */
  constructor(max = 500) {
    this.dense = new LRUCache({ max });
    this.askedOnce = new LRUCache({ max });
  }

  /** How many pages are held. */
  get size(): number {
    return this.dense.size;
  }

  /** A page's densest form, if it is known by now. @param tag changes with every byte of `html` */
  of(tag: string, html: string): Buffer | undefined {
    const known = this.dense.get(tag);
    if (known || this.waiting >= longestQueue) return known;
    if (this.askedOnce.delete(tag)) this.enqueue(tag, html);
    else this.askedOnce.set(tag, true);
    return undefined;
  }

  /** Resolves when nothing is being compressed. */
  idle(): Promise<void> {
    return this.working;
  }

  private enqueue(tag: string, html: string): void {
    this.waiting += 1;
    this.working = this.working.then(async () => {
      this.dense.set(tag, await compress(html, densest));
      this.waiting -= 1;
    });
  }
}
