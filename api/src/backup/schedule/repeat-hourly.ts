import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const hourMs = 3_600_000;

/**
 * Runs a pass each hour, for ever, each in a process of its own: the memory that a restored database took is given back, and
 * one that fails or is killed ends nothing else.
 */
export async function repeatHourly(
  script: string,
  { pauseMs = hourMs, passes = Infinity } = {},
): Promise<void> {
  for (let pass = 1; ; pass += 1) {
    const child = spawn(process.execPath, [...process.execArgv, script, 'scheduled'], { stdio: 'inherit' });
    await once(child, 'close');
    if (pass >= passes) return;
    await sleep(pauseMs);
  }
}
