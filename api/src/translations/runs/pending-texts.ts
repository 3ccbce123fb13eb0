import { Injectable } from '@nestjs/common';
import { languages } from '@lens/contracts/languages';
import type { RunRequest, RunTextState } from '@lens/contracts/runs';
import { DataSource } from 'typeorm';
import { stateOf, type DeskEntry } from '../texts/desk-entries.js';
import { ShippedTexts } from '../texts/shipped-texts.js';
import { TextList } from '../texts/text-list.js';

export const isPending = (entry: DeskEntry, states: readonly RunTextState[]): boolean =>
  states.some((state) => state === stateOf(entry));

/** Finds the texts that a run is to translate. */
@Injectable()
export class PendingTexts {
  constructor(
    private readonly database: DataSource,
    private readonly shipped: ShippedTexts,
    private readonly list: TextList,
  ) {}

  /** In the order of the table of languages. @throws ApiError 404 when the namespace does not exist, 503 */
  async find({ languages: requested, namespace, states }: RunRequest): Promise<DeskEntry[]> {
    const namespaces = namespace === undefined ? await this.shipped.namespaces() : [namespace];
    const files: DeskEntry[][] = [];
    for (const { code } of languages.filter((language) => requested.some((one) => one === language.code)))
      for (const name of namespaces) files.push(await this.list.entriesOf(this.database.manager, code, name));
    return files.flat().filter((entry) => isPending(entry, states));
  }
}
