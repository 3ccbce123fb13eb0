import type { OutcomeCounts } from '@lens/contracts/outcome-counts';
import type { Procedure } from '@lens/contracts/procedures';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, day, revision } from '../database/columns.js';

/** The results of one procedure. */
@Entity('outcomes')
export class OutcomeRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  procedure!: Procedure;

  @Column(day({ name: 'first_day' }))
  from!: string;

  @Column(day({ name: 'last_day' }))
  to!: string;

  @Column({ type: 'int' })
  months!: number;

  @Column({ type: 'int' })
  lost!: number;

  @Column({ type: 'jsonb' })
  counts!: OutcomeCounts;

  @Column({ type: 'boolean', default: false })
  is_sample!: boolean;

  @Column(createdAt)
  created_at!: string;

  @Column(revision)
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;
}
