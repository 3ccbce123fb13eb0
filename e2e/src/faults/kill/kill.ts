/**
 * kill.ts [--count 250] [--database embedded|server] [--seed 1]: kills parts of a product at random moments, and prints
 * how long it took each time until every part was ready again. The same seed makes the same moments.
 */
import { parseArgs } from 'node:util';
import { findPostgres } from '@lens/tools/engines/find';
import { KillablePostgres } from './killable-postgres.ts';
import { report } from './report.ts';
import { runKills } from './run-kills.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '250' },
    database: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: '1' },
  },
});
const programs = values.database === 'server' ? findPostgres() : null;
if (values.database === 'server' && !programs) throw new Error('There is no PostgreSQL on this machine.');
const postgres = programs ? await KillablePostgres.start(programs) : null;
try {
  const moments = await runKills({
    count: Number(values.count),
    seed: Number(values.seed),
    postgres,
    onMoment: ({ kind, readyMs, problems }) => console.log([kind, readyMs, ...problems].join(' ')),
  });
  console.log(report(moments));
  process.exitCode = moments.some(({ problems }) => problems.length > 0) ? 1 : 0;
} finally {
  await postgres?.stop();
}
