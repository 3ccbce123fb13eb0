import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);

/** The highest quality takes about a hundred times as long as a visitor could wait. */
const highestQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** If more pages are waiting, others are not queued. */
const maxQueueLength = 10;

/**
 * A cache of pages that are compressed at the highest quality in the background, one at a time. A page is compressed
 * when it is requested for the second time, so that pages that one visitor requests cost nothing. The least recently
 * used leave first.
 */
export class CompressedPages {
  private readonly compressed: LRUCache<string, Buffer>;
  private readonly requestedOnce: LRUCache<string, true>;
  private queue = Promise.resolve();
  private queueLength = 0;

  /** @param max how many pages are cached, and as many tags of pages that were requested once */
  constructor(max = 500) {
    this.compressed = new LRUCache({ max });
    this.requestedOnce = new LRUCache({ max });
  }

  /** How many pages are cached. */
  get size(): number {
    return this.compressed.size;
  }

  /** The compressed page, if it is cached. @param tag changes with every byte of `html` */
  get(tag: string, html: string): Buffer | undefined {
    const cached = this.compressed.get(tag);
    if (cached || this.queueLength >= maxQueueLength) return cached;
    if (this.requestedOnce.delete(tag)) this.enqueue(tag, html);
    else this.requestedOnce.set(tag, true);
    return undefined;
  }

  /** Resolves when nothing is being compressed. */
  idle(): Promise<void> {
    return this.queue;
  }

  private enqueue(tag: string, html: string): void {
    this.queueLength += 1;
    this.queue = this.queue.then(async () => {
      this.compressed.set(tag, await compress(html, highestQuality));
      this.queueLength -= 1;
    });
  }
}
