import type { contactChannels, ConsultationStatus, procedureChoices } from '@lens/contracts/consultations';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { createdAt } from '../database/columns.js';

@Entity('consultations')
export class Consultation {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'first_name', type: 'text' })
  firstName!: string;

  @Column({ name: 'last_name', type: 'text' })
  lastName!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  phone!: string;

  @Column({ type: 'text' })
  procedure!: (typeof procedureChoices)[number];

  @Column({ type: 'text' })
  message!: string;

  @Column({ name: 'preferred_contact', type: 'text' })
  preferredContact!: (typeof contactChannels)[number];

  @Column({ type: 'text', nullable: true })
  language!: string | null;

  @Column({ type: 'boolean' })
  interpreter!: boolean;

  @Column({ type: 'text' })
  status!: ConsultationStatus;

  /** Unique: the database itself settles which of several parallel posts is the first. */
  @Column({ name: 'idempotency_key', type: 'text', nullable: true })
  idempotencyKey!: string | null;

  /** SHA-256 of the request, to tell a retry from another request under the same key. */
  @Column({ name: 'request_hash', type: 'text' })
  requestHash!: string;

  @Column(createdAt)
  created_at!: string;
}
