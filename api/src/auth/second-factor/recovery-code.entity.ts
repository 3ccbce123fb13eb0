import { Entity, PrimaryColumn } from 'typeorm';

/** An unused recovery code. It is deleted when it is used, and with its second factor. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'uuid' })
  user_id!: string;

  @PrimaryColumn({ type: 'text' })
  hash!: string;
}
