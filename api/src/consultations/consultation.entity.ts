import type { contactChannels, ConsultationStatus, procedureChoices } from '@lens/contracts/consultations';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, revision } from '../database/columns.js';

@Entity('consultations')
export class Consultation {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Unique; what the sender names on the phone. */
  @Column({ type: 'text' })
  reference!: string;

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

  /** The id of whoever takes care of it. */
  @Column({ type: 'uuid', nullable: true })
  assignee!: string | null;

  /** The notice that stood beside the form; null for rows from before notices had versions. */
  @Column({ type: 'text', nullable: true })
  consent_version!: string | null;

  /** The hidden field was filled: kept, out of the inbox, and nobody is written to. */
  @Column({ type: 'boolean', default: false })
  suspected!: boolean;

  /** Unique: the database itself settles which of several parallel posts is the first. */
  @Column({ name: 'idempotency_key', type: 'text', nullable: true })
  idempotencyKey!: string | null;

  /** SHA-256 of the request, to tell a retry from another request under the same key. */
  @Column({ name: 'request_hash', type: 'text' })
  requestHash!: string;

  @Column(createdAt)
  created_at!: string;

  @Column(revision)
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;
}
