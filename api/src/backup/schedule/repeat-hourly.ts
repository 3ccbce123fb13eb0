import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const hourMs = 3_600_000;

/**
 * Runs a pass each hour, for ever, each in a process of its own: the memory that a restored database took is given back, and
 * one that is killed leaves nothing that counts.
 */
export async function repeatHourly(script: string): Promise<never> {
  for (;;) {
    const child = spawn(process.execPath, [...process.execArgv, script, 'scheduled'], { stdio: 'inherit' });
    await once(child, 'close');
    await sleep(hourMs);
  }
}
