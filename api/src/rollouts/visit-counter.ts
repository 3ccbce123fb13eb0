import { Injectable } from '@nestjs/common';
import type { RolloutArm, RolloutOutcome } from '@lens/contracts/rollouts';
import { DataSource, type EntityManager } from 'typeorm';
import { addVisit, mustWithdraw, noEvidence, type VisitCounts } from './judge.js';
import { Rollout } from './rollout.entity.js';

/** The day at the practice, which Settings tell. */
export const today = `(now() AT TIME ZONE coalesce((SELECT value ->> 'timeZone' FROM settings WHERE id = 1), 'UTC'))::date`;

const count = `INSERT INTO rollout_visits AS counted (rollout, arm, version, day, successes, failures)
  VALUES ($1, $2, $3, ${today}, $4, $5)
  ON CONFLICT (rollout, arm, version, day) DO UPDATE
    SET successes = counted.successes + excluded.successes, failures = counted.failures + excluded.failures`;

const sum = `SELECT arm, sum(successes)::float8 AS successes, sum(failures)::float8 AS failures
  FROM rollout_visits WHERE rollout = $1 GROUP BY arm`;

/** A visit of which was reported how it went, and the version that a share of the visitors gets. */
export interface CountedVisit {
  outcome: RolloutOutcome;
  candidate: string;
  /** From 0 to 1. */
  share: number;
}

/** Counts visits and judges roll-outs. Several replicas count into the same rows. */
@Injectable()
export class VisitCounter {
  constructor(private readonly database: DataSource) {}

  /** @returns whether this visit has led to the verdict that the candidate has to be withdrawn */
  add({ outcome, candidate, share }: CountedVisit): Promise<boolean> {
    const { rollout, remote, arm, version, failed } = outcome;
    return this.database.transaction(async (manager) => {
      await manager
        .createQueryBuilder()
        .insert()
        .into(Rollout)
        .values({ rollout, remote, version: candidate, share_sums: [...noEvidence.shareSums] })
        .orIgnore()
        .execute();
      // Locked until the end, so that replicas judge one after the other, each upon what the one before has counted.
      const row = failed
        ? await manager.findOneOrFail(Rollout, { where: { rollout }, lock: { mode: 'pessimistic_write' } })
        : undefined;
      const counts = row && (await sumVisits(manager, rollout));
      await manager.query(count, [rollout, arm, version, failed ? 0 : 1, failed ? 1 : 0]);
      // A success never leads to a verdict.
      if (!row || !counts) return false;
      const evidence = addVisit({ counts, shareSums: row.share_sums }, { arm, failed }, share);
      const isVerdict = row.judged_at === null && mustWithdraw(evidence);
      await manager.update(
        Rollout,
        { rollout },
        { share_sums: [...evidence.shareSums], ...(isVerdict && { judged_at: () => 'now()' }) },
      );
      return isVerdict;
    });
  }
}

async function sumVisits(manager: EntityManager, rollout: string): Promise<VisitCounts> {
  const rows = await manager.query<{ arm: RolloutArm; successes: number; failures: number }[]>(sum, [
    rollout,
  ]);
  const sums = rows.map(({ arm, ...counts }) => [arm, counts]);
  return { ...noEvidence.counts, ...(Object.fromEntries(sums) as Partial<VisitCounts>) };
}
