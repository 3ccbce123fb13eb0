import type { PerLanguage } from '@lens/contracts/per-language';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { decimal } from '../database/columns.js';

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
}
