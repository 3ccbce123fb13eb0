import type { LanguageCode } from '@lens/contracts/languages';
import type { ServiceKind } from '@lens/contracts/translations';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { timestamp } from '../../database/columns.js';

/** A verified translation, kept for a day. Of what was translated there is only the hash. */
@Entity('translation_cache')
export class CachedTranslation {
  /** Made by `cacheKey`. */
  @PrimaryColumn('text')
  key!: string;

  @Column({ type: 'text' })
  service!: ServiceKind;

  @Column({ type: 'text' })
  language!: LanguageCode;

  @Column({ type: 'text' })
  translation!: string;

  @Column(timestamp())
  expires_at!: string;
}
