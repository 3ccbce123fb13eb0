import type { LanguageCode } from '@lens/contracts/languages';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A translation of the files, and the English that it was first seen beside. */
@Entity('shipped_sources')
export class ShippedSource {
  @PrimaryColumn({ type: 'text' })
  language!: LanguageCode;

  @PrimaryColumn({ type: 'text' })
  namespace!: string;

  @PrimaryColumn({ type: 'text' })
  key!: string;

  /** Of the translation: another one counts as made for the English beside it, one of before for that of then. */
  @PrimaryColumn({ type: 'text', insert: false, update: false })
  text_hash!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text' })
  source!: string;
}
