import type { SettingsUpdate } from '@lens/contracts/settings';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { changedBy, timestamp } from '../database/columns.js';

/** The single row with the practice's details. */
@Entity('settings')
export class Settings {
  static readonly rowId = 1;

  @PrimaryColumn('int')
  id!: number;

  @Column({ type: 'jsonb' })
  value!: SettingsUpdate;

  /** Raised by every change, so that nobody overwrites a change that they have not seen. */
  @Column({ type: 'int', default: 1 })
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;

  @Column(timestamp({ name: 'updated_at', default: () => 'now()' }))
  updated_at!: string;
}
