import { startBehindNginx } from '@lens/e2e/src/infra/behind-nginx.ts';
import { requestFromNginx } from '@lens/e2e/src/infra/nginx-request.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureRounds, unchanged, type Target } from './rounds.ts';
import { startStaticNginx } from './static-nginx.ts';
import type { LoadRound } from './wrk.ts';

export type SideBehindNginx = 'static TLS' | 'site TLS' | 'static TLS 304' | 'site TLS 304';

interface Measurement {
  address: string;
  headers: Record<string, string>;
  rounds: number;
  seconds: number;
}

/** The visitors of a load are one address, which the product limits. */
const forLoad = (text: string): string =>
  text.replace('rate=50r/s', 'rate=1000000r/s').replace('http {', 'http {\n  keepalive_requests 100000000;');

/**
 * The product behind its own nginx, which has a worker for each core, beside one worker of nginx that sends the same bytes
 * from a file. Both over TLS with the same certificate, as the product's nginx offers nothing else.
 */
export async function measureBehindNginx(
  program: string,
  { address, headers, rounds, seconds }: Measurement,
): Promise<Record<SideBehindNginx, LoadRound[]>> {
  const site = await startBehindNginx({}, forLoad);
  const { nginx } = site;
  // The shell compresses a page as far as it can once it has been asked for some times, and nginx stores what it then gets.
  for (let time = 0; time < 10; time += 1) await fetch(`${site.product.url}${address}`, { headers });
  await sleep(3000);
  const answer = await requestFromNginx(nginx, address, { headers });
  const fixed = await startStaticNginx(
    {
      body: answer.body,
      headers: Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
      ),
    },
    nginx.certificateFiles,
  );
  try {
    const file: Target = { url: fixed.url, headers };
    const page: Target = { url: `https://localhost:${nginx.httpsPort}${address}`, headers };
    const targets = {
      'static TLS': file,
      'site TLS': page,
      'static TLS 304': await unchanged(file),
      'site TLS 304': await unchanged(page),
    };
    return await measureRounds(program, targets, rounds, seconds);
  } finally {
    await fixed.stop();
    await site.stop();
  }
}
