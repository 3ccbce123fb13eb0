import type { LanguageCode } from '@lens/contracts/languages';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { day } from '../../database/columns.js';

/** How often visitors met a text in English on a page. Nothing about them is stored but the first and the last day. */
@Entity('missing_texts')
export class MissingTextRow {
  @PrimaryColumn({ type: 'text' })
  language!: LanguageCode;

  @PrimaryColumn({ type: 'text' })
  namespace!: string;

  @PrimaryColumn({ type: 'text' })
  key!: string;

  /** The path pattern of the page: `/blog/:slug`. */
  @PrimaryColumn({ type: 'text' })
  route!: string;

  @Column({ type: 'int' })
  count!: number;

  /** In UTC, like `last_seen`. */
  @Column(day())
  first_seen!: string;

  @Column(day())
  last_seen!: string;
}
