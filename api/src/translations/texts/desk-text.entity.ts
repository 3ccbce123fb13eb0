import type { LanguageCode } from '@lens/contracts/languages';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { createdAt, timestamp } from '../../database/columns.js';

/** What a row can say of itself; the other states follow from the files. */
export type WrittenState = 'machine' | 'translated' | 'reviewed' | 'needs_human';

/** The name of one text of one language, and what somebody wrote there. */
abstract class WrittenText {
  @PrimaryColumn({ type: 'text' })
  language!: LanguageCode;

  @PrimaryColumn({ type: 'text' })
  namespace!: string;

  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text' })
  state!: WrittenState;

  /** The English that it was written for. */
  @Column({ type: 'text' })
  source!: string;

  @Column({ type: 'text' })
  username!: string;
}

/** What was written at the desk, as it stands. */
@Entity('desk_texts')
export class DeskTextRow extends WrittenText {
  @Column({ type: 'int' })
  revision!: number;

  @Column(timestamp({ name: 'changed_at', default: () => 'now()' }))
  changed_at!: string;
}

/** A text as a revision left it. Never changed. */
@Entity('desk_text_versions')
export class DeskTextVersion extends WrittenText {
  @PrimaryColumn({ type: 'int' })
  revision!: number;

  @Column(createdAt)
  created_at!: string;
}
