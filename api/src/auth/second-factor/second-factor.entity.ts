import { Column, Entity, PrimaryColumn } from 'typeorm';
import { timestamp } from '../../database/columns.js';

/** A user's authenticator app; on once it is confirmed. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn({ type: 'uuid' })
  user_id!: string;

  /** Sealed: the database alone gives no codes. */
  @Column({ type: 'text' })
  secret!: string;

  /** The newest time step whose code was accepted; that one and older ones are not accepted again. */
  @Column({ type: 'int' })
  last_step!: number;

  @Column(timestamp({ nullable: true }))
  confirmed_at!: string | null;
}
