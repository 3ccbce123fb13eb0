import { once } from 'node:events';
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { Container, Probe } from '../manifest.ts';
import type { RunningContainer } from './container.ts';

const portOf = ({ ports = [] }: Container, port: string | number): number =>
  typeof port === 'number' ? port : (ports.find(({ name }) => name === port)?.containerPort ?? 0);

/** What a probe gets: a status, 0 where a connection is made, or the reason why there is none. */
async function ask(container: Container, { httpGet, tcpSocket }: Probe): Promise<number | string> {
  const target = httpGet ?? tcpSocket;
  if (!target) return 'the probe runs a command';
  const port = portOf(container, target.port);
  if (httpGet) {
    const answer = await fetch(`http://127.0.0.1:${port}${httpGet.path}`).catch(
      (failure: unknown) => failure,
    );
    return answer instanceof Response ? answer.status : String(answer);
  }
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => 0,
      (failure: unknown) => String(failure),
    )
    .finally(() => socket.destroy());
}

const isGood = (answer: number | string): boolean => typeof answer === 'number' && answer < 400;

/** Waits for the startup probe, then asks each probe once. @throws Error if the container ends first, or never answers */
export async function waitUntilReady(container: Container, running: RunningContainer): Promise<void> {
  const { startupProbe, readinessProbe, livenessProbe } = container;
  for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
    if (!probe) continue;
    const deadlineMs = Date.now() + 60_000;
    let answer = await ask(container, probe);
    while (!isGood(answer)) {
      if (running.child.exitCode !== null || Date.now() > deadlineMs)
        throw new Error(`${container.name} is not ready (${answer}): ${running.output()}`);
      await sleep(100);
      answer = await ask(container, probe);
    }
  }
}

export interface Answer {
  status: number;
  text: string;
}

/** Asks nginx as a browser does, but for the certificate, which is made for the run. */
export const get = (port: number, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'www.example.com', 'accept-encoding': 'gzip', 'accept-language': 'en' };
    const request = httpsRequest(
      { host: '127.0.0.1', port, path, headers, rejectUnauthorized: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const body = Buffer.concat(parts);
          const text = response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
          resolve({ status: response.statusCode ?? 0, text: text.toString('utf8') });
        });
      },
    );
    request.on('error', reject).end();
  });
