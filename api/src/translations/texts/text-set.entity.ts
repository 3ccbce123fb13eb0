import type { PublishedTexts } from '@lens/contracts/desk';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { createdAt } from '../../database/columns.js';

export type SetText = PublishedTexts['texts'][number];

/** A published text set; it is never changed. */
@Entity('text_sets')
export class TextSetRow {
  @PrimaryColumn({ type: 'int' })
  number!: number;

  @Column({ type: 'jsonb' })
  texts!: SetText[];

  @Column({ type: 'text' })
  username!: string;

  @Column(createdAt)
  created_at!: string;
}

/** The newest one names the active set. */
@Entity('text_set_activations')
export class TextSetActivation {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Null for the files alone. */
  @Column({ type: 'int', nullable: true })
  number!: number | null;

  @Column({ type: 'text' })
  username!: string;

  @Column(createdAt)
  created_at!: string;
}
