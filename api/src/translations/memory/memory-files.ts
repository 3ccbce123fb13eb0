import { Injectable, StreamableFile } from '@nestjs/common';
import type { TextState } from '@lens/contracts/desk';
import type { LanguageCode } from '@lens/contracts/languages';
import { tmxType } from '@lens/contracts/text-files';
import { DataSource } from 'typeorm';
import { stateOf, textOf, type DeskEntry } from '../texts/desk-entries.js';
import { DeskTextVersion } from '../texts/desk-text.entity.js';
import { ShippedTexts } from '../texts/shipped-texts.js';
import { TextList } from '../texts/text-list.js';
import { writeTmx, type Authorship, type TmxText } from './tmx/write-tmx.js';

/** What a machine wrote, what waits for a person and what has other English now would mislead another translator. */
const exportedStates: TextState[] = ['translated', 'reviewed'];

const nameOf = ({ namespace, key }: { namespace: string; key: string }): string => `${namespace}/${key}`;

/** Exports the translations of a language for the memories of other tools. */
@Injectable()
export class MemoryFiles {
  constructor(
    private readonly database: DataSource,
    private readonly shipped: ShippedTexts,
    private readonly list: TextList,
  ) {}

  /** @throws ApiError 503 `texts_unavailable` */
  async export(language: LanguageCode): Promise<StreamableFile> {
    const { manager } = this.database;
    const namespaces = await this.shipped.namespaces();
    const files = await Promise.all(
      namespaces.map((namespace) => this.list.entriesOf(manager, language, namespace)),
    );
    const firstVersions = await manager.findBy(DeskTextVersion, { language, revision: 1 });
    const created = new Map(
      firstVersions.map((version): [string, Authorship] => [
        nameOf(version),
        { username: version.username, at: version.created_at },
      ]),
    );
    const texts = files.flat().flatMap((entry) => toTmxText(entry, created.get(nameOf(entry.name))));
    return new StreamableFile(Buffer.from(writeTmx(language, texts)), {
      type: tmxType,
      disposition: `attachment; filename="memory.${language}.tmx"`,
    });
  }
}

function toTmxText(entry: DeskEntry, created: Authorship | undefined): TmxText[] {
  const { name, required, row } = entry;
  const [state, text] = [stateOf(entry), textOf(entry)];
  if (text === null || !exportedStates.includes(state)) return [];
  const changed = row && { username: row.username, at: row.changed_at };
  return [{ ...name, state, source: required.source, text, ...(row && { created }), changed }];
}
