import type { LanguageCode } from '@lens/contracts/languages';
import { Entity, PrimaryColumn } from 'typeorm';

/** A picture that the text of an article shows in one language. */
@Entity('article_images')
export class ArticleImage {
  @PrimaryColumn({ type: 'uuid' })
  article_id!: string;

  @PrimaryColumn({ type: 'text' })
  lng!: LanguageCode;

  @PrimaryColumn({ type: 'uuid' })
  media_id!: string;
}
