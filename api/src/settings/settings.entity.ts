import type { PublicPractice, SettingsUpdate } from '@lens/contracts/settings';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { changedBy, timestamp } from '../database/columns.js';

/** The single row that says who the practice is. */
@Entity('settings')
export class Settings {
  static readonly rowId = 1;

  @PrimaryColumn('int')
  id!: number;

  @Column({ type: 'jsonb' })
  value!: SettingsUpdate;

  /** Fingerprints of the texts that the review of each language was of. */
  @Column({ type: 'jsonb', default: {} })
  reviewed_texts!: NonNullable<PublicPractice['reviewedTexts']>;

  /** Goes up with every change, so that nobody overwrites what they have not seen. */
  @Column({ type: 'int', default: 1 })
  revision!: number;

  @Column(changedBy)
  changed_by!: string | null;

  @Column(timestamp({ name: 'updated_at', default: () => 'now()' }))
  updated_at!: string;
}
