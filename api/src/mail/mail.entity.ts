import type { LanguageCode } from '@lens/contracts/languages';
import type { MailKind, MailStatus } from '@lens/contracts/mail';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, revision, timestamp } from '../database/columns.js';

/** A mail, sent or not. It is deleted together with the consultation request or the subscriber that it is about. */
@Entity('mails')
export class Mail {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  to!: string;

  @Column({ type: 'text' })
  kind!: MailKind;

  @Column({ type: 'text' })
  language!: LanguageCode;

  @Column({ type: 'text' })
  subject!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text' })
  status!: MailStatus;

  @Column({ type: 'int', default: 0 })
  attempts!: number;

  /** When the next attempt is due; during an attempt, when the lease ends. */
  @Column(timestamp({ nullable: true }))
  next_attempt_at!: string | null;

  /** The lease of the worker that is sending it. */
  @Column({ type: 'uuid', nullable: true })
  lease!: string | null;

  @Column({ type: 'text', nullable: true })
  last_error!: string | null;

  @Column(timestamp({ nullable: true }))
  expires_at!: string | null;

  @Column({ type: 'uuid', nullable: true })
  consultation_id!: string | null;

  @Column({ type: 'uuid', nullable: true })
  subscriber_id!: string | null;

  @Column(createdAt)
  created_at!: string;

  @Column(timestamp({ nullable: true }))
  sent_at!: string | null;

  @Column(revision)
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;
}
