import type { LanguageCode } from '@lens/contracts/languages';
import type { RichText } from '@lens/contracts/rich-text';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An article in one language. */
@Entity('article_texts')
export class ArticleText {
  @PrimaryColumn({ type: 'uuid' })
  article_id!: string;

  @PrimaryColumn({ type: 'text' })
  lng!: LanguageCode;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  excerpt!: string;

  @Column({ type: 'jsonb' })
  body!: RichText;

  /** Shown in search results in place of the title. */
  @Column({ type: 'text', nullable: true })
  seo_title!: string | null;

  @Column({ type: 'text', nullable: true })
  seo_description!: string | null;

  /** Minutes. */
  @Column({ type: 'int' })
  read_time!: number;

  /** Title, excerpt and body for the search: without accents, in lower case. */
  @Column({ type: 'text' })
  words!: string;

  /** The revision that last changed this text: a translation with an older one than the English text is stale. */
  @Column({ type: 'int', default: 1 })
  since!: number;
}
