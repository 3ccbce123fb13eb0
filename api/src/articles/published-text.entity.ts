import type { LanguageCode } from '@lens/contracts/languages';
import type { RichText } from '@lens/contracts/rich-text';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The published text of an article in one language. */
@Entity('published_texts')
export class PublishedText {
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
}
