import type { LanguageCode } from '@lens/contracts/languages';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { createdAt } from '../../database/columns.js';

/** A translation that was imported; it is no text of the site, and is only ever suggested. */
@Entity('translation_memory')
export class MemoryPairRow {
  @PrimaryColumn({ type: 'text' })
  language!: LanguageCode;

  /** Of English and translation, so that a pair is stored once. */
  @PrimaryColumn({ type: 'text' })
  hash!: string;

  /** The English. */
  @Column({ type: 'text' })
  source!: string;

  @Column({ type: 'text' })
  text!: string;

  /** How many trigrams the English has: texts with less than half of them, or more than twice as many, are not similar. */
  @Column({ type: 'int' })
  trigrams!: number;

  /** The name of the file that it was first imported with. */
  @Column({ type: 'text' })
  origin!: string;

  /** Who imported it. */
  @Column({ type: 'text' })
  username!: string;

  /** The import that brought it first; the same for all its pairs. */
  @Column({ type: 'uuid' })
  import_id!: string;

  @Column(createdAt)
  created_at!: string;
}
