import type { SettingsUpdate } from '@lens/contracts/settings';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The single row that says who the practice is. */
@Entity('settings')
export class Settings {
  static readonly rowId = 1;

  @PrimaryColumn('int')
  id!: number;

  @Column({ type: 'jsonb' })
  value!: SettingsUpdate;
}
