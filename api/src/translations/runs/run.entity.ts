import type { RunOutcome, RunState, RunTextState } from '@lens/contracts/runs';
import type { LanguageCode } from '@lens/contracts/languages';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, revision, timestamp } from '../../database/columns.js';

/** A run, and the lease of the process that works on it. */
@Entity('translation_runs')
export class RunRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Who started it; its translations are saved under this name. */
  @Column({ type: 'text' })
  username!: string;

  @Column({ type: 'text', array: true })
  languages!: Exclude<LanguageCode, 'en'>[];

  /** Null for all namespaces. */
  @Column({ type: 'text', nullable: true })
  namespace!: string | null;

  @Column({ type: 'text', array: true })
  states!: RunTextState[];

  /** How many texts it has. */
  @Column({ type: 'int' })
  texts!: number;

  @Column({ type: 'text' })
  state!: RunState;

  /** Why it stopped or, while it is running, why it waits. */
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

  /** Whether somebody resumed it in this revision; a process that claims it then ends the cooldowns of services. */
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

  /** From 1, in the order in which the texts are translated. */
  @PrimaryColumn({ type: 'int' })
  position!: number;

  @Column({ type: 'text' })
  language!: Exclude<LanguageCode, 'en'>;

  @Column({ type: 'text' })
  namespace!: string;

  @Column({ type: 'text' })
  key!: string;

  /** Null until its turn. */
  @Column({ type: 'text', nullable: true })
  outcome!: RunOutcome | null;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;
}
