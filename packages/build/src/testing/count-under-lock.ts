/**
 * count-under-lock.ts <lock> <counter> <rounds>: adds one to the number in a file several times, each time under the
 * lock. The last time it exits without releasing the lock, whose time it sets back by a minute.
 */
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { withLock } from '../registry/lock.ts';

const [lock = '', counter = '', rounds = ''] = process.argv.slice(2);

async function addOne(): Promise<void> {
  const count = Number(readFileSync(counter, 'utf8'));
  await sleep(1);
  writeFileSync(counter, String(count + 1));
}

for (let round = 1; round < Number(rounds); round += 1) await withLock(lock, addOne);
await withLock(lock, async () => {
  await addOne();
  const minuteAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, minuteAgo, minuteAgo);
  process.exit();
});
