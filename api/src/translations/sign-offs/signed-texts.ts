import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import type { ShippedSignOff } from '@lens/contracts/sign-offs';
import { DataSource } from 'typeorm';
import { signOffOf, textOf } from '../texts/desk-entries.js';
import { DeskTextVersion } from '../texts/desk-text.entity.js';
import { ShippedTexts } from '../texts/shipped-texts.js';
import { TextList } from '../texts/text-list.js';

export interface SignedText extends ShippedSignOff {
  /** What the text was before somebody changed it into the wording that was signed; null if it was never another. */
  former: string | null;
}

/** Finds the texts of a language that two people have signed, with what they signed. */
@Injectable()
export class SignedTexts {
  constructor(
    private readonly database: DataSource,
    private readonly shipped: ShippedTexts,
    private readonly list: TextList,
  ) {}

  /** @throws ApiError 503 `texts_unavailable` */
  async find(language: LanguageCode): Promise<SignedText[]> {
    const { manager } = this.database;
    const versions = await manager.find(DeskTextVersion, {
      where: { language },
      order: { revision: 'DESC' },
    });
    const found: SignedText[] = [];
    for (const namespace of await this.shipped.namespaces())
      for (const entry of await this.list.entriesOf(manager, language, namespace)) {
        const { key } = entry.name;
        const [text, signOff] = [textOf(entry), signOffOf(entry)];
        if (text === null || !signOff) continue;
        const isFormer = (version: DeskTextVersion) =>
          version.namespace === namespace && version.key === key && version.text !== text;
        const former = versions.find(isFormer)?.text ?? (entry.shipped === text ? null : entry.shipped);
        found.push({ namespace, key, source: entry.required.source, text, ...signOff, former });
      }
    return found;
  }
}
