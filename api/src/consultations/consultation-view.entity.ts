import type { ViewKind } from '@lens/contracts/consultation-records';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { createdAt } from '../database/columns.js';

/** Records that somebody saw a request. The username is copied, so that it outlives the account. */
@Entity('consultation_views')
export class ConsultationView {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'uuid' })
  consultation_id!: string;

  @Column({ type: 'uuid', nullable: true })
  user_id!: string | null;

  @Column({ type: 'text' })
  username!: string;

  @Column({ type: 'text' })
  kind!: ViewKind;

  @Column(createdAt)
  created_at!: string;
}
