import { brotliDecompressSync } from 'node:zlib';
import type { Registry } from '@lens/contracts/registry';
import { rawRequest } from '../fixtures/raw-request.ts';
import { expect, test } from '../fixtures/test.ts';
import { copy } from '../copy.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

async function folderOf({ url }: TestProduct, name: string): Promise<string> {
  const answer = await fetch(`${url}/remotes/registry.json`);
  return ((await answer.json()) as Registry).remotes[name]!.address;
}

/** Matches text of files that no answer may contain. */
const secrets = /modules = \{|root:x:|"schema": ?1|compileFunction|"lockfileVersion"|jwt/i;

const trickPaths = (folder: string): string[] => [
  `${folder}server/index.cjs`,
  `${folder}./server/index.cjs`,
  `${folder}x/../server/index.cjs`,
  `${folder}%73erver/index.cjs`,
  `${folder}server%2findex.cjs`,
  `${folder}/server/index.cjs`,
  `${folder}SERVER/index.cjs`,
  `${folder}remoteEntry.js%00.css`,
  `${folder}remoteEntry.js/`,
  `${folder}..\\..\\..\\package.json`,
  `${folder}../../../postgres/PG_VERSION`,
  `${folder}..%2f..%2f..%2fjwt-secret`,
  '/remotes/../last-settings.json',
  '/remotes/%2e%2e/last-settings.json',
  '/remotes/..%2flast-settings.json',
  '/remotes/%252e%252e%252flast-settings.json',
  '/remotes/..%5c..%5cetc%5cpasswd',
  '/remotes//etc/passwd',
  '/remotes/mfe-public/../../../../../../../../etc/passwd',
  '/remotes/mfe-public/',
  '/remotes/',
  '/remotes/registry.json/../../last-settings.json',
  '/remotes/.registry.json',
  '/remotes/%00',
  '/remotes/%E0%A4%A',
  '/locales/../shell.json',
  '/locales/en/../../shell.json',
  '/locales/en/..%2f..%2fshell.json',
  '/locales/%2e%2e/shell.json',
  '/locales/..%2f..%2f/package.json',
  '/locales/en/navigation.json%00',
  '/locales/en/%00.json',
  '/locales/en%00/navigation.json',
  '/locales/en/constructor.json',
  '/locales/__proto__/navigation.json',
  '/locales/pt/navigation.json',
  '/locales/EN/navigation.json',
  '/shell/../shell.json',
  '/shell/..%2fserver%2fmain.cjs',
  '/shell/%2e%2e/server/main.cjs',
  '/static/../shell.json',
  '/static/..%2f..%2fpackage.json',
];

test.describe('Files', () => {
  test('no path leaves the published folders', async ({ product }) => {
    const folder = await folderOf(product, 'mfe-public');
    expect((await rawRequest(product.url, `${folder}remoteEntry.js`)).status).toBe(200);
    expect((await rawRequest(product.url, '/locales/en/navigation.json')).status).toBe(200);
    for (const path of trickPaths(folder)) {
      const { status, body } = await rawRequest(product.url, path);
      expect([400, 404], path).toContain(status);
      expect(body.toString('utf8'), path).not.toMatch(secrets);
    }
  });

  test('version files are immutable and come precompressed', async ({ product }) => {
    const entry = `${await folderOf(product, 'mfe-public')}remoteEntry.js`;
    const plain = await rawRequest(product.url, entry);
    const compressed = await rawRequest(product.url, entry, { 'accept-encoding': 'gzip, br' });
    for (const { status, headers } of [plain, compressed]) {
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['vary']).toMatch(/accept-encoding/i);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-type']).toMatch(/javascript/);
    }
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.body.length).toBeLessThan(plain.body.length / 2);
    expect(brotliDecompressSync(compressed.body).equals(plain.body)).toBe(true);
  });

  test('the shell’s own scripts are immutable, and its texts are revalidated', async ({ product }) => {
    const html = await (await fetch(product.url)).text();
    const [script] = /\/shell\/main\.\w+\.js/.exec(html) ?? [];
    const { headers } = await rawRequest(product.url, script!, { 'accept-encoding': 'br' });
    expect(headers['cache-control']).toBe('public,max-age=31536000,immutable');
    expect(headers['content-encoding']).toBe('br');

    const texts = await fetch(`${product.url}/locales/ar/navigation.json`);
    expect(texts.headers.get('cache-control')).toBe('no-cache');
    const etag = texts.headers.get('etag')!;
    expect(etag).toMatch(/^"/);
    expect(await texts.json()).toHaveProperty('failure.title', copy('ar', 'navigation:failure.title'));
    const again = await rawRequest(product.url, '/locales/ar/navigation.json', { 'if-none-match': etag });
    expect(again.status).toBe(304);
  });

  test('pages have a content policy with hashes and the security headers', async ({ product }) => {
    const { headers } = await fetch(product.url);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(?:;|$)/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|nonce|https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
