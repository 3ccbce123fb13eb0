import type { contactChannels, ConsultationStatus, procedureChoices } from '@lens/contracts/consultations';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, revision } from '../database/columns.js';

@Entity('consultations')
export class Consultation {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Unique; patients name it on the phone. */
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

  /** The id of the user who handles the request. */
  @Column({ type: 'uuid', nullable: true })
  assignee!: string | null;

  /** The version of the consent notice beside the form; null for rows from before notices had versions. */
  @Column({ type: 'text', nullable: true })
  consent_version!: string | null;

  /** Whether the honeypot was filled: the inbox does not show the request, and no mail is sent. */
  @Column({ type: 'boolean', default: false })
  suspected!: boolean;

  /** Unique, so that the database decides which of several parallel posts is the first. */
  @Column({ name: 'idempotency_key', type: 'text', nullable: true })
  idempotencyKey!: string | null;

  /** SHA-256 of the request, to distinguish a retry from another request with the same key. */
  @Column({ name: 'request_hash', type: 'text' })
  requestHash!: string;

  @Column(createdAt)
  created_at!: string;

  @Column(revision)
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;
}
