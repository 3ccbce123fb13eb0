import { setTimeout as sleep } from 'node:timers/promises';

const limitMs = 10_000;
const pauseMs = 2;

/** The versions of a remote whose files a page names; a page of mixed versions has several. */
export const versionsIn = (html: string, name: string): string[] => [
  ...new Set(
    [...html.matchAll(new RegExp(`/remotes/${name}/([\\w.+-]+)/`, 'g'))].map(([, version]) => version!),
  ),
];

/** Waits until a page is of a version. @returns milliseconds since `startMs` @throws Error after ten seconds */
export async function untilServed(
  url: string,
  { name, version }: { name: string; version: string },
  startMs: number,
  headers: Record<string, string> = {},
): Promise<number> {
  for (;;) {
    const html = await (await fetch(url, { headers })).text();
    const nowMs = performance.now();
    if (versionsIn(html, name).join() === version) return nowMs - startMs;
    if (nowMs - startMs > limitMs) throw new Error(`${url} is not of ${name} ${version} after ten seconds.`);
    await sleep(pauseMs);
  }
}
