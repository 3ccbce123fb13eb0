import type { LanguageCode } from '@lens/contracts/languages';
import type { SubscriptionStatus } from '@lens/contracts/newsletter';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { changedBy, createdAt, revision, timestamp } from '../database/columns.js';

@Entity('subscribers')
export class Subscriber {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Unique without regard to case. */
  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  language!: LanguageCode;

  @Column({ type: 'text' })
  status!: SubscriptionStatus;

  /** Part of every confirmation link. A new value invalidates the links that were sent before. */
  @Column({ type: 'uuid' })
  round!: string;

  /** When the last confirmation mail was put into the outbox; null before the first. */
  @Column(timestamp({ nullable: true }))
  asked_at!: string | null;

  @Column(createdAt)
  created_at!: string;

  @Column(timestamp({ nullable: true }))
  confirmed_at!: string | null;

  @Column(timestamp({ nullable: true }))
  unsubscribed_at!: string | null;

  @Column(revision)
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;
}
