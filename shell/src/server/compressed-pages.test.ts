/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { CompressedPages } from './compressed-pages';

const html = '<!doctype html><p>Your eye is a lens.</p>'.repeat(20);

/** Requests a page several times, and once more when it has been compressed. */
async function requestPage(pages: CompressedPages, tag: string, times: number): Promise<Buffer | undefined> {
  for (let time = 0; time < times; time += 1) pages.get(tag, html);
  await pages.idle();
  return pages.get(tag, html);
}

describe('Compressed pages', () => {
  it('have a page after two requests, with every byte of it', async () => {
    const compressed = await requestPage(new CompressedPages(), 'a', 2);
    expect(brotliDecompressSync(compressed!).toString()).toBe(html);
  });

  it('do not have a page that was requested once', async () => {
    const pages = new CompressedPages();
    pages.get('a', html);
    await pages.idle();
    expect(pages.size).toBe(0);
  });

  it('drop the least recently used first', async () => {
    const pages = new CompressedPages(2);
    for (const tag of ['a', 'b', 'a', 'c']) await requestPage(pages, tag, 2);
    expect(pages.size).toBe(2);
    expect(pages.get('a', html)).toBeDefined();
    expect(pages.get('b', html)).toBeUndefined();
  });

  it('keep the newest, up to the limit', async () => {
    const pages = new CompressedPages(2);
    for (const tag of ['a', 'b', 'c']) await requestPage(pages, tag, 2);
    expect(pages.get('c', html)).toBeDefined();
    expect(pages.get('b', html)).toBeDefined();
    expect(pages.get('a', html)).toBeUndefined();
  });
});
