import type { RunOutcome, RunState, RunTextState } from '@lens/contracts/runs';
import type { LanguageCode } from '@lens/contracts/languages';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, revision, timestamp } from '../../database/columns.js';

/** What somebody had services translate at once. It belongs to whoever holds its lease. */
@Entity('translation_runs')
export class RunRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Who started it, and whose name its texts bear. */
  @Column({ type: 'text' })
  username!: string;

  @Column({ type: 'text', array: true })
  languages!: Exclude<LanguageCode, 'en'>[];

  /** Null for all of them. */
  @Column({ type: 'text', nullable: true })
  namespace!: string | null;

  @Column({ type: 'text', array: true })
  states!: RunTextState[];

  /** How many it took on. */
  @Column({ type: 'int' })
  texts!: number;

  @Column({ type: 'text' })
  state!: RunState;

  /** Why it stopped, or, while it is running, why it waits. */
  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  @Column(createdAt)
  created_at!: string;

  @Column(timestamp({ nullable: true }))
  ended_at!: string | null;

  @Column({ type: 'uuid', nullable: true })
  lease!: string | null;

  @Column(timestamp({ nullable: true }))
  leased_until!: string | null;

  /** Since when no service has translated one of its texts; null while they do. */
  @Column(timestamp({ nullable: true }))
  waiting_since!: string | null;

  /** Somebody has seen to what was in its way: of each such revision every process that is at it asks services again. */
  @Column({ type: 'boolean', default: false })
  is_resumed!: boolean;

  @Column(revision)
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;
}

/** One text of a run. */
@Entity('translation_run_texts')
export class RunText {
  @PrimaryColumn({ type: 'uuid' })
  run_id!: string;

  /** Counted from 1, in the order in which they are translated. */
  @PrimaryColumn({ type: 'int' })
  position!: number;

  @Column({ type: 'text' })
  language!: Exclude<LanguageCode, 'en'>;

  @Column({ type: 'text' })
  namespace!: string;

  @Column({ type: 'text' })
  key!: string;

  /** Null as long as its turn has not come. */
  @Column({ type: 'text', nullable: true })
  outcome!: RunOutcome | null;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;
}
