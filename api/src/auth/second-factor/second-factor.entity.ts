import { Column, Entity, PrimaryColumn } from 'typeorm';
import { timestamp } from '../../database/columns.js';

/** A user's authenticator app; required for signing in once it is confirmed. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn({ type: 'uuid' })
  user_id!: string;

  /** Encrypted, so that nobody can make codes from the database alone. */
  @Column({ type: 'text' })
  secret!: string;

  /** The newest time step whose code was accepted; codes of this and earlier steps are refused. */
  @Column({ type: 'int' })
  last_step!: number;

  @Column(timestamp({ nullable: true }))
  confirmed_at!: string | null;
}
