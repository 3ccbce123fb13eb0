import type { SiteModule } from '@lens/contracts/modules';
import type { RolloutArm } from '@lens/contracts/rollouts';
import type { EntityManager } from 'typeorm';
import { today } from '../rollouts/visit-counter.js';

type Counts = Pick<NonNullable<SiteModule['roll_out']>, 'today' | 'total'>;

interface Row {
  arm: RolloutArm;
  visits: number;
  failures: number;
  visits_today: number;
  failures_today: number;
}

const query = `SELECT arm, sum(successes + failures)::float8 AS visits, sum(failures)::float8 AS failures,
    coalesce(sum(successes + failures) FILTER (WHERE day = ${today}), 0)::float8 AS visits_today,
    coalesce(sum(failures) FILTER (WHERE day = ${today}), 0)::float8 AS failures_today
  FROM rollout_visits WHERE rollout = $1 GROUP BY arm`;

/** How the visits of both versions went, today and since the roll-out began. */
export async function countVisits(manager: EntityManager, rollout: string): Promise<Counts> {
  const rows = await manager.query<Row[]>(query, [rollout]);
  const of = (arm: RolloutArm) => rows.find((row) => row.arm === arm);
  const totalOf = (arm: RolloutArm) => ({ visits: of(arm)?.visits ?? 0, failures: of(arm)?.failures ?? 0 });
  const todayOf = (arm: RolloutArm) => ({
    visits: of(arm)?.visits_today ?? 0,
    failures: of(arm)?.failures_today ?? 0,
  });
  return {
    total: { candidate: totalOf('candidate'), stable: totalOf('stable') },
    today: { candidate: todayOf('candidate'), stable: todayOf('stable') },
  };
}
