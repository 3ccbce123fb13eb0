/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PageBodies } from './page-bodies';

const paragraph = (number: number) =>
  `<p id="part-${number * 7919}">Both eyes in one visit, ${number % 13} times.`;
const html = `<!doctype html>${Array.from({ length: 2000 }, (_, number) => paragraph(number)).join('')}`;

it('A page has the same text in every encoding, before and after it was compressed further [PAGES-2]', async () => {
  const bodies = await PageBodies.of(html);
  const texts = async () => [
    brotliDecompressSync(await bodies.in('br')).toString(),
    gunzipSync(await bodies.in('gzip')).toString(),
    (await bodies.in('identity')).toString(),
  ];
  expect(await texts()).toEqual([html, html, html]);
  const quick = await bodies.in('br');
  await bodies.minimize();
  expect((await bodies.in('br')).byteLength).toBeLessThanOrEqual(quick.byteLength);
  expect(await texts()).toEqual([html, html, html]);
});

it('Only the encodings that were asked for are stored, and never the text', async () => {
  const bodies = await PageBodies.of(html);
  expect(bodies.known('br')?.byteLength).toBeGreaterThan(0);
  expect(bodies.known('gzip')).toBeUndefined();
  await bodies.in('gzip');
  await bodies.in('identity');
  expect(bodies.known('gzip')?.byteLength).toBeGreaterThan(0);
  expect(bodies.known('identity')).toBeUndefined();
  expect(bodies.maxBytes).toBeLessThan(html.length);
});
