import type { PerLanguage } from '@lens/contracts/per-language';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, decimal, revision } from '../database/columns.js';

@Entity('statistics')
export class Statistic {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  key!: string;

  @Column(decimal())
  value!: number;

  @Column({ type: 'text' })
  prefix!: string;

  @Column({ type: 'text' })
  suffix!: string;

  @Column({ type: 'jsonb' })
  labels!: PerLanguage<string>;

  @Column({ type: 'int' })
  position!: number;

  @Column(createdAt)
  created_at!: string;

  @Column(revision)
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;
}
