import type { RolloutArm } from '@lens/contracts/rollouts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { createdAt, timestamp } from '../database/columns.js';

/** A roll-out of which at least one outcome was reported. */
@Entity('rollouts')
export class Rollout {
  /** Its name in the registry. */
  @PrimaryColumn({ type: 'text' })
  rollout!: string;

  @Column({ type: 'text' })
  remote!: string;

  /** The candidate. */
  @Column({ type: 'text' })
  version!: string;

  /** See `Evidence`. */
  @Column({ type: 'float8', array: true })
  share_sums!: number[];

  @Column(createdAt)
  created_at!: string;

  /** When the verdict fell that the candidate has to be withdrawn. There is one at most, and it is final. */
  @Column(timestamp({ nullable: true }))
  judged_at!: string | null;

  /** When the verdict had been carried out. */
  @Column(timestamp({ nullable: true }))
  settled_at!: string | null;
}

/** How many visits of a day went how. Nothing is stored about visitors. */
@Entity('rollout_visits')
export class RolloutVisits {
  @PrimaryColumn({ type: 'text' })
  rollout!: string;

  @PrimaryColumn({ type: 'text' })
  arm!: RolloutArm;

  @PrimaryColumn({ type: 'text' })
  version!: string;

  /** In the time zone of the practice. */
  @PrimaryColumn({ type: 'date' })
  day!: string;

  @Column({ type: 'int' })
  successes!: number;

  @Column({ type: 'int' })
  failures!: number;
}
