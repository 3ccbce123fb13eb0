import type { Harm, RiskOption } from '@lens/contracts/risk-choices';
import type { RiskContent } from '@lens/contracts/risks';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, day, revision } from '../database/columns.js';

@Entity('risks')
export class Risk {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  option!: RiskOption;

  @Column({ type: 'text' })
  harm!: Harm;

  @Column({ type: 'int' })
  affected!: number;

  @Column({ type: 'int' })
  out_of!: RiskContent['out_of'];

  @Column({ type: 'text' })
  bound!: RiskContent['bound'];

  @Column({ type: 'text' })
  counted!: RiskContent['counted'];

  @Column({ type: 'int', nullable: true })
  studied!: number | null;

  @Column({ type: 'int', nullable: true })
  months!: number | null;

  @Column({ type: 'text' })
  onset!: RiskContent['onset'];

  @Column({ type: 'text' })
  duration!: RiskContent['duration'];

  @Column({ type: 'text' })
  severity!: RiskContent['severity'];

  @Column({ type: 'jsonb' })
  source!: RiskContent['source'];

  @Column({ type: 'text', nullable: true })
  reviewer!: string | null;

  @Column(day({ nullable: true }))
  reviewed_on!: string | null;

  /** From the demo's seed, and nobody of a practice has compared it with its source. */
  @Column({ type: 'boolean', default: false })
  is_sample!: boolean;

  @Column(createdAt)
  created_at!: string;

  @Column(revision)
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;
}
