import { request } from 'node:https';
import { measureLoad, type LoadRound } from './wrk.ts';

/** What is requested of one side. */
export interface Target {
  url: string;
  headers: Record<string, string>;
}

const tagOfSecure = ({ url, headers }: Target): Promise<string> =>
  new Promise((resolve, reject) => {
    // The certificate is the bench's own.
    const asked = request(url, { headers, rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.headers.etag ?? '');
    });
    asked.on('error', reject).end();
  });

const tagOf = async (target: Target): Promise<string> =>
  target.url.startsWith('https:')
    ? tagOfSecure(target)
    : ((await fetch(target.url, { headers: target.headers })).headers.get('etag') ?? '');

/** The same, asked by a client that has the answer already. */
export async function unchanged(target: Target): Promise<Target> {
  return { url: target.url, headers: { ...target.headers, 'if-none-match': await tagOf(target) } };
}

/** Measures all sides in turn; rounds alternate which side goes first. */
export async function measureRounds<Side extends string>(
  program: string,
  targets: Record<Side, Target>,
  rounds: number,
  seconds: number,
): Promise<Record<Side, LoadRound[]>> {
  const sides = Object.keys(targets) as Side[];
  const samples = Object.fromEntries(sides.map((side) => [side, []])) as unknown as Record<Side, LoadRound[]>;
  for (const side of sides) await measureLoad(program, targets[side].url, 1, targets[side].headers);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : [...sides].reverse())
      samples[side].push(await measureLoad(program, targets[side].url, seconds, targets[side].headers));
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  return samples;
}
