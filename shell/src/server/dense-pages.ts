import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** As dense as it gets takes about a hundred times as long as what a visitor could be made to wait for. */
const densest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Pages compressed as densely as possible, beside the requests: one at a time, and only those that were asked for a
 * second time, so that addresses nobody shares cost nothing. The oldest leave first.
 */
export class DensePages {
  private readonly dense = new Map<string, Buffer>();
  private readonly once = new Set<string>();
  private working = Promise.resolve();
  private waiting = 0;

  /** @param most pages that are kept, and the same number of tags */
  constructor(private readonly most = 500) {}

  /** A page's densest form, if it is known by now. @param tag changes with every byte of `html` */
  of(tag: string, html: string): Buffer | undefined {
    const known = this.dense.get(tag);
    if (known || this.waiting >= 10) return known;
    if (this.once.delete(tag)) this.enqueue(tag, html);
    else keepNewest(this.once.add(tag), this.most);
    return undefined;
  }

  /** Settles when nothing is being compressed. */
  idle(): Promise<void> {
    return this.working;
  }

  private enqueue(tag: string, html: string): void {
    this.waiting += 1;
    this.working = this.working.then(async () => {
      this.dense.set(tag, await compress(html, densest));
      keepNewest(this.dense, this.most);
      this.waiting -= 1;
    });
  }
}

function keepNewest(kept: Set<string> | Map<string, unknown>, most: number): void {
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
