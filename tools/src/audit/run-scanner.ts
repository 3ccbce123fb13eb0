import { spawn } from 'node:child_process';

export interface ScannerRun {
  output: string;
  /** False when it was ended because its time was up. */
  ended: boolean;
}

/** Runs a scanner for a bounded time, with a low priority, and returns what it printed. */
export function runScanner(program: string, args: string[], seconds: number): Promise<ScannerRun> {
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', '10', program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    let ended = true;
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    const timer = setTimeout(() => {
      ended = false;
      child.kill('SIGKILL');
    }, seconds * 1000);
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      resolve({ output: Buffer.concat(output).toString('utf8'), ended });
    });
  });
}
