import { Injectable } from '@nestjs/common';
import { languages } from '@lens/contracts/languages';
import type { RunRequest, RunTextState } from '@lens/contracts/runs';
import { DataSource } from 'typeorm';
import { stateOf, type Seen } from '../texts/desk-entries.js';
import { ShippedTexts } from '../texts/shipped-texts.js';
import { TextList } from '../texts/text-list.js';

export const isPending = (seen: Seen, states: readonly RunTextState[]): boolean =>
  states.some((state) => state === stateOf(seen));

/** What a run would take on. */
@Injectable()
export class PendingTexts {
  constructor(
    private readonly database: DataSource,
    private readonly shipped: ShippedTexts,
    private readonly list: TextList,
  ) {}

  /** Language by language, in the order of their table. @throws ApiError 404 for a namespace that there is not, 503 */
  async of({ languages: wanted, namespace, states }: RunRequest): Promise<Seen[]> {
    const namespaces = namespace === undefined ? await this.shipped.namespaces() : [namespace];
    const files: Seen[][] = [];
    for (const { code } of languages.filter((language) => wanted.some((own) => own === language.code)))
      for (const name of namespaces) files.push(await this.list.seen(this.database.manager, code, name));
    return files.flat().filter((seen) => isPending(seen, states));
  }
}
