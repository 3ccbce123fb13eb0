import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PublishedTexts } from '@lens/contracts/desk';
import { DataSource } from 'typeorm';
import { TextSetActivation, TextSetRow } from './text-set.entity.js';

interface Active {
  /** Changes with the set. */
  tag: string;
  texts: PublishedTexts;
}

/** The published text set that is active. Every shell asks once a second, so a set is read once: it never changes. */
@Injectable()
export class ActiveTextSet {
  private known: Active | undefined;

  constructor(private readonly database: DataSource) {}

  async current(): Promise<Active> {
    const { manager } = this.database;
    const [newest] = await manager.find(TextSetActivation, { order: { id: 'DESC' }, take: 1 });
    const tag = tagOf(newest);
    if (this.known?.tag === tag) return this.known;
    const number = newest?.number ?? 0;
    const set = number > 0 ? await manager.findOneByOrFail(TextSetRow, { number }) : null;
    this.known = { tag, texts: { number, texts: set?.texts ?? [] } };
    return this.known;
  }
}

/** With the time of the activation: a database put back from a backup may use a number again. */
function tagOf(newest: TextSetActivation | undefined): string {
  const said = newest ? `${newest.id} ${newest.number} ${newest.created_at}` : 'none';
  return `"${createHash('sha256').update(said).digest('base64url').slice(0, 27)}"`;
}
