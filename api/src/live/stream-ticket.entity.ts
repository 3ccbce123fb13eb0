import { Column, Entity, PrimaryColumn } from 'typeorm';
import { timestamp } from '../database/columns.js';

/** A ticket that opens one event stream. Stored as a hash, so that nobody who reads the table can open a stream. */
@Entity('live_tickets')
export class StreamTicket {
  /** SHA-256, in hexadecimal. */
  @PrimaryColumn({ name: 'token_hash', type: 'text' })
  tokenHash!: string;

  @Column({ name: 'session_id', type: 'uuid' })
  sessionId!: string;

  @Column(timestamp({ name: 'expires_at' }))
  expiresAt!: string;
}
