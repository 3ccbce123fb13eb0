import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PublishedTexts } from '@lens/contracts/desk';
import { DataSource } from 'typeorm';
import { TextSetActivation, TextSetRow } from './text-set.entity.js';

interface ActiveSet {
  /** The ETag of the set. */
  tag: string;
  texts: PublishedTexts;
}

/** Caches the active set: every shell asks for it once a second, and a set never changes. */
@Injectable()
export class ActiveTextSet {
  private cached: ActiveSet | undefined;

  constructor(private readonly database: DataSource) {}

  async current(): Promise<ActiveSet> {
    const { manager } = this.database;
    const [newest] = await manager.find(TextSetActivation, { order: { id: 'DESC' }, take: 1 });
    const tag = tagOf(newest);
    if (this.cached?.tag === tag) return this.cached;
    const number = newest?.number ?? 0;
    const set = number > 0 ? await manager.findOneByOrFail(TextSetRow, { number }) : null;
    this.cached = { tag, texts: { number, texts: set?.texts ?? [] } };
    return this.cached;
  }
}

/** Contains the time of the activation, since a database restored from a backup may use a number again. */
function tagOf(newest: TextSetActivation | undefined): string {
  const activation = newest ? `${newest.id} ${newest.number} ${newest.created_at}` : 'none';
  return `"${createHash('sha256').update(activation).digest('base64url').slice(0, 27)}"`;
}
