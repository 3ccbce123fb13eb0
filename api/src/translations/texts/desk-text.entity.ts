import type { LanguageCode } from '@lens/contracts/languages';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SignOff } from '@lens/contracts/sign-offs';
import { createdAt, timestamp } from '../../database/columns.js';

/** The states that a row can have; the others follow from comparing it with the files. */
export type SavedState = 'machine' | 'translated' | 'reviewed' | 'needs_human';

/** A text in one language, as somebody has saved it. */
abstract class SavedText {
  @PrimaryColumn({ type: 'text' })
  language!: LanguageCode;

  @PrimaryColumn({ type: 'text' })
  namespace!: string;

  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text' })
  state!: SavedState;

  /** The English that it is a translation of. */
  @Column({ type: 'text' })
  source!: string;

  @Column({ type: 'text' })
  username!: string;

  /** The account under which somebody translated this wording; null if a machine did, or nobody vouches for it. */
  @Column({ type: 'uuid', nullable: true })
  translator_id!: string | null;

  @Column(timestamp({ nullable: true }))
  translated_at!: string | null;

  /** Set when a second person reviewed this wording. */
  @Column({ type: 'jsonb', nullable: true })
  sign_off!: SignOff | null;
}

/** The current revision of a text that was saved at the desk. */
@Entity('desk_texts')
export class DeskTextRow extends SavedText {
  @Column({ type: 'int' })
  revision!: number;

  @Column(timestamp({ name: 'changed_at', default: () => 'now()' }))
  changed_at!: string;
}

/** One revision of a text; it is never changed. */
@Entity('desk_text_versions')
export class DeskTextVersion extends SavedText {
  @PrimaryColumn({ type: 'int' })
  revision!: number;

  @Column(createdAt)
  created_at!: string;
}
