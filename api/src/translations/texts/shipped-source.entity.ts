import type { LanguageCode } from '@lens/contracts/languages';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A translation in a file, with the English of the time when it was first seen. */
@Entity('shipped_sources')
export class ShippedSource {
  @PrimaryColumn({ type: 'text' })
  language!: LanguageCode;

  @PrimaryColumn({ type: 'text' })
  namespace!: string;

  @PrimaryColumn({ type: 'text' })
  key!: string;

  /** Of the translation: a new translation gets a record with the English of its time; an earlier one keeps its own. */
  @PrimaryColumn({ type: 'text', insert: false, update: false })
  text_hash!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text' })
  source!: string;
}
