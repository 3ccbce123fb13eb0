import type { LanguageCode } from '@lens/contracts/languages';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { day } from '../../database/columns.js';

/** How often a text was missed on a page. Of who missed it, and when, nothing is kept but the days. */
@Entity('missing_texts')
export class MissingTextRow {
  @PrimaryColumn({ type: 'text' })
  language!: LanguageCode;

  @PrimaryColumn({ type: 'text' })
  namespace!: string;

  @PrimaryColumn({ type: 'text' })
  key!: string;

  /** The pattern of the page's address. */
  @PrimaryColumn({ type: 'text' })
  route!: string;

  @Column({ type: 'int' })
  count!: number;

  /** In UTC, like the last one. */
  @Column(day())
  first_seen!: string;

  @Column(day())
  last_seen!: string;
}
