import type { LanguageCode } from '@lens/contracts/languages';
import { Entity, PrimaryColumn } from 'typeorm';

/** A picture that visitors see in the text of an article in one language. */
@Entity('published_images')
export class PublishedImage {
  @PrimaryColumn({ type: 'uuid' })
  article_id!: string;

  @PrimaryColumn({ type: 'text' })
  lng!: LanguageCode;

  @PrimaryColumn({ type: 'uuid' })
  media_id!: string;
}
