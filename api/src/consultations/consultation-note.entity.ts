import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, revision } from '../database/columns.js';

/** What staff wrote about a request. The username is copied, so that it outlives the account. */
@Entity('consultation_notes')
export class ConsultationNote {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'uuid' })
  consultation_id!: string;

  @Column({ type: 'uuid', nullable: true })
  user_id!: string | null;

  @Column({ type: 'text' })
  username!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column(createdAt)
  created_at!: string;

  @Column(revision)
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;
}
