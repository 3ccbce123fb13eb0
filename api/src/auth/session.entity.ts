import type { SessionEnd } from '@lens/contracts/session-end';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { timestamp } from '../database/columns.js';

/** One sign-in. Its id is the `jti` of every token issued for it, so that ending it ends them all. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column(timestamp({ name: 'started_at' }))
  startedAt!: string;

  @Column(timestamp({ name: 'revoked_at', nullable: true }))
  revokedAt!: string | null;

  /** Null while it lasts, and of one that its owner signed out of. */
  @Column({ name: 'ended_for', type: 'text', nullable: true })
  endedFor!: SessionEnd | null;
}
