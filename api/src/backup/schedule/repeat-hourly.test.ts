import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repeatHourly } from './repeat-hourly.js';

test('each hour a process of its own makes a pass, also after one that failed [BACKUP-9]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hourly-'));
  const [script, log] = [join(folder, 'backup.cjs'), join(folder, 'log')];
  writeFileSync(
    script,
    `require('node:fs').appendFileSync(${JSON.stringify(log)}, process.argv[2] + ' '); process.exit(1);`,
  );
  await repeatHourly(script, { pauseMs: 0, passes: 2 });
  expect(readFileSync(log, 'utf8')).toBe('scheduled scheduled ');
  rmSync(folder, { recursive: true });
});
