import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './preferred-encoding';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
/** What a visitor can wait for, and what takes about a hundred times as long. */
const quickly = quality(5);
const highest = quality(constants.BROTLI_MAX_QUALITY);

/** The bytes of one page in the encodings in which it was asked for. The text itself is not stored. */
export class PageBodies {
  private isSmallest = false;
  private readonly bodies: Map<Encoding, Buffer>;

  private constructor(brotli: Buffer) {
    this.bodies = new Map([['br', brotli]]);
  }

  static async of(html: string): Promise<PageBodies> {
    return new PageBodies(await toBrotli(html, quickly));
  }

  /** How many bytes are stored, also those that other encodings may add. */
  get maxBytes(): number {
    return Math.ceil(2.5 * this.bodies.get('br')!.byteLength);
  }

  /** Undefined if nobody has asked for this encoding yet. */
  known(encoding: Encoding): Buffer | undefined {
    return this.bodies.get(encoding);
  }

  async in(encoding: Encoding): Promise<Buffer> {
    const known = this.bodies.get(encoding);
    if (known) return known;
    const html = await fromBrotli(this.bodies.get('br')!);
    if (encoding === 'identity') return html;
    const body = await toGzip(html);
    this.bodies.set(encoding, body);
    return body;
  }

  /** Compresses at the highest quality what was compressed quickly. */
  async minimize(): Promise<void> {
    if (this.isSmallest) return;
    this.isSmallest = true;
    this.bodies.set('br', await toBrotli(await fromBrotli(this.bodies.get('br')!), highest));
  }
}
