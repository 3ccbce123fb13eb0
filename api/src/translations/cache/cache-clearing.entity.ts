import { Entity, Column, PrimaryColumn } from 'typeorm';
import { timestamp } from '../../database/columns.js';

/** The single row with the time at which the cache was last cleared; there is none before the first time. */
@Entity('translation_cache_clearing')
export class CacheClearing {
  static readonly rowId = 1;

  @PrimaryColumn('int')
  id!: number;

  @Column(timestamp())
  cleared_at!: string;
}
