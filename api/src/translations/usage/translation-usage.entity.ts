import type { LanguageCode } from '@lens/contracts/languages';
import type { ServiceKind } from '@lens/contracts/translations';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many characters were sent to a service for one language in one month. */
@Entity('translation_usage')
export class TranslationUsage {
  /** `2026-11`, in UTC. */
  @PrimaryColumn('text')
  month!: string;

  @PrimaryColumn('text')
  service!: ServiceKind;

  @PrimaryColumn('text')
  language!: LanguageCode;

  /** In code points, which is what both services bill. */
  @Column({ type: 'int' })
  characters!: number;
}
