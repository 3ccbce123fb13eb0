export default async ({ browser, product, brotliCompressSync, signedIn }: any) => {
  for (const path of ['/admin/login', '/admin', '/admin/consultations', '/admin/testimonials']) {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    if (path !== '/admin/login') { await signedIn(page); await page.goto('about:blank'); }
    const files: [string, number, number][] = [];
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    const urls = new Map<string, string>(); const sizes = new Map<string, number>();
    cdp.on('Network.responseReceived', (e: any) => { if (e.response.mimeType.includes('javascript')) urls.set(e.requestId, `${new URL(e.response.url).pathname} ${e.response.headers['content-encoding'] ?? ''}`); });
    cdp.on('Network.loadingFinished', (e: any) => sizes.set(e.requestId, e.encodedDataLength));
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1500);
    for (const [id, url] of urls) files.push([url, sizes.get(id) ?? 0, 0]);
    const total = files.reduce((s, f) => s + f[1], 0);
    console.log(path, 'total', total, (total / 1024).toFixed(1), 'KiB');
    for (const f of files.sort((a, b) => b[1] - a[1])) console.log('   ', f[1], f[0]);
    await context.close();
  }
};
