import { Entity, Column, PrimaryColumn } from 'typeorm';
import { timestamp } from '../../database/columns.js';

/** The single row that says when the cache was last cleared; it is missing until then. */
@Entity('translation_cache_clearing')
export class CacheClearing {
  static readonly rowId = 1;

  @PrimaryColumn('int')
  id!: number;

  @Column(timestamp())
  cleared_at!: string;
}
