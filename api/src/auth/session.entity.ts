import type { SessionEnd } from '@lens/contracts/session-end';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { timestamp } from '../database/columns.js';

/** A session. Its id is the `jti` of all its tokens, so that ending the session invalidates them all. */
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

  /** Null while the session lasts, and if the user signed out. */
  @Column({ name: 'ended_for', type: 'text', nullable: true })
  endedFor!: SessionEnd | null;
}
