import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface Program {
  child: ChildProcessWithoutNullStreams;
  /** Everything that it has output so far, on both streams. */
  output(): string;
  /** Resolves with the exit code when the process ends. */
  ended: Promise<number | null>;
  url: string;
}

interface Options {
  entry?: 'main' | 'admin' | 'backup';
  args?: string[];
  variables?: Record<string, string>;
}

/** Most processes end before optimizing JavaScript or the embedded database would have saved time. */
const fastStartFlags = ['--liftoff-only', '--no-opt'];

/** Starts the program like an operator: as a process of its own, configured by variables only. */
export async function runProgram({ entry = 'main', args = [], variables = {} }: Options): Promise<Program> {
  const port = variables.API_PORT ?? String(await freePort());
  const file = join(process.env.API_COMPILED!, `${entry}.js`);
  const child = spawn(process.execPath, [...fastStartFlags, file, ...args], {
    env: { PATH: process.env.PATH, API_PORT: port, ...variables },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => output, url: `http://127.0.0.1:${port}` };
}

/** Starts the API and waits until it logs `listening`. */
export async function runApi(variables: Record<string, string>): Promise<Program> {
  const program = await runProgram({ variables });
  const listening = new Promise<void>((resolve) => {
    program.child.stdout.on('data', () => {
      if (program.output().includes('"msg":"listening"')) resolve();
    });
  });
  const failed = program.ended.then((code) => {
    throw new Error(`It ended with ${code}: ${program.output()}`);
  });
  await Promise.race([listening, failed]);
  return program;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
