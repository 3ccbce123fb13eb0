import type { VariantFormat } from '@lens/contracts/media';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One size of a picture in one format. The row is added once the file is stored. */
@Entity('media_variants')
export class MediaVariant {
  @PrimaryColumn({ type: 'uuid' })
  media_id!: string;

  @PrimaryColumn({ type: 'text' })
  format!: VariantFormat;

  /** In pixels. */
  @PrimaryColumn({ type: 'int' })
  width!: number;

  @Column({ type: 'int' })
  height!: number;

  @Column({ type: 'int' })
  bytes!: number;
}
