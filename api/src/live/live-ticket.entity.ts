import { Column, Entity, PrimaryColumn } from 'typeorm';
import { timestamp } from '../database/columns.js';

/** Leave to open one stream. Kept as a hash, so that whoever reads the table opens none. */
@Entity('live_tickets')
export class LiveTicket {
  /** SHA-256, in hexadecimal. */
  @PrimaryColumn({ name: 'token_hash', type: 'text' })
  tokenHash!: string;

  @Column({ name: 'session_id', type: 'uuid' })
  sessionId!: string;

  @Column(timestamp({ name: 'expires_at' }))
  expiresAt!: string;
}
