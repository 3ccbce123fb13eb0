import type { LanguageCode } from '@lens/contracts/languages';
import type { ServiceKind } from '@lens/contracts/translations';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { timestamp } from '../../database/columns.js';

/** A verified translation, stored for a day. Of the text that was translated only a hash is stored. */
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
