import type { LanguageCode } from '@lens/contracts/languages';
import type { ServiceKind } from '@lens/contracts/translations';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { revision, timestamp } from '../../database/columns.js';

/** The newest back-translation of a text. It counts only while the translation still has the wording that it is of. */
@Entity('back_translations')
export class BackTranslationRow {
  @PrimaryColumn({ type: 'text' })
  language!: LanguageCode;

  @PrimaryColumn({ type: 'text' })
  namespace!: string;

  @PrimaryColumn({ type: 'text' })
  key!: string;

  /** SHA-256 of the translation. */
  @Column({ type: 'text' })
  wording!: string;

  @Column({ type: 'text' })
  text!: string;

  /** Null if a person wrote it. */
  @Column({ type: 'text', nullable: true })
  service!: ServiceKind | null;

  /** Who wrote it, or asked the service. The username is copied, so that it outlives the account. */
  @Column({ type: 'text' })
  username!: string;

  @Column(timestamp({ name: 'created_at', default: () => 'now()' }))
  created_at!: string;

  @Column(revision)
  revision!: number;
}
