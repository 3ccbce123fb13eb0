import { Entity, PrimaryColumn } from 'typeorm';

/** One that was not used yet. It goes when it is used, and with the second factor that it belongs to. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'uuid' })
  user_id!: string;

  @PrimaryColumn({ type: 'text' })
  hash!: string;
}
