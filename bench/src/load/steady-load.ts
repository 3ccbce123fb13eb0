import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const connections = 10;

/** Reads the log of h2load: for each request its start and its time in microseconds, with the status between. */
export const readLatencies = (log: string): { latencies: number[]; failed: number } => {
  const rows = log
    .trim()
    .split('\n')
    .map((line) => line.split('\t').map(Number));
  return {
    latencies: rows.map(([, , microseconds = Number.NaN]) => microseconds / 1000),
    failed: rows.filter(([, status = 0]) => status < 200 || status >= 400).length,
  };
};

/** The latencies, in ms, of requests for some addresses by turns, at a steady rate. */
export async function measureSteadyLoad(
  program: string,
  { urls, headers }: { urls: string[]; headers: Record<string, string> },
  requestsPerSecond: number,
  seconds: number,
): Promise<{ latencies: number[]; failed: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lens-h2load-'));
  const log = path.join(folder, 'log');
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  try {
    await run(program, [
      '--h1',
      `--clients=${connections}`,
      '--threads=1',
      `--rps=${Math.round(requestsPerSecond / connections)}`,
      `--duration=${seconds}`,
      `--log-file=${log}`,
      ...lines,
      ...urls,
    ]);
    return readLatencies(readFileSync(log, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
