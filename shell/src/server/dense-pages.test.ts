/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { DensePages } from './dense-pages';

const html = '<!doctype html><p>Your eye is a lens.</p>'.repeat(20);

/** Asks for a page until its dense form can be there. */
async function asked(pages: DensePages, tag: string, times: number): Promise<Buffer | undefined> {
  for (let time = 0; time < times; time += 1) pages.of(tag, html);
  await pages.idle();
  return pages.of(tag, html);
}

describe('Dense pages', () => {
  it('know a page that was asked for twice, and give back every byte of it', async () => {
    const dense = await asked(new DensePages(), 'a', 2);
    expect(brotliDecompressSync(dense!).toString()).toBe(html);
  });

  it('spend nothing on a page that was asked for once', async () => {
    const pages = new DensePages();
    pages.of('a', html);
    await pages.idle();
    expect(pages.size).toBe(0);
  });

  it('leave in the order in which they were last asked for', async () => {
    const pages = new DensePages(2);
    for (const tag of ['a', 'b', 'a', 'c']) await asked(pages, tag, 2);
    expect(pages.size).toBe(2);
    expect(pages.of('a', html)).toBeDefined();
    expect(pages.of('b', html)).toBeUndefined();
  });

  it('keep as many as they may, the newest', async () => {
    const pages = new DensePages(2);
    for (const tag of ['a', 'b', 'c']) await asked(pages, tag, 2);
    expect(pages.of('c', html)).toBeDefined();
    expect(pages.of('b', html)).toBeDefined();
    expect(pages.of('a', html)).toBeUndefined();
  });
});
