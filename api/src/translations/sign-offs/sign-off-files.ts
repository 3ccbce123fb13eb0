import { Injectable, StreamableFile } from '@nestjs/common';
import type { LanguageCode } from '@lens/contracts/languages';
import type { ShippedSignOff } from '@lens/contracts/sign-offs';
import { writeSignOffRecord } from './sign-off-record.js';
import { SignedTexts, type SignedText } from './signed-texts.js';

/** Writes the sign-offs of a language as files. */
@Injectable()
export class SignOffFiles {
  constructor(private readonly signed: SignedTexts) {}

  /** @throws ApiError 503 `texts_unavailable` */
  async export(language: LanguageCode): Promise<StreamableFile> {
    const records = (await this.signed.find(language)).map(withoutFormer);
    return toFile(`${JSON.stringify(records, null, 2)}\n`, 'application/json', `sign-offs.${language}.json`);
  }

  /** @throws ApiError 503 `texts_unavailable` */
  async record(language: LanguageCode): Promise<StreamableFile> {
    const document = writeSignOffRecord(await this.signed.find(language), language, new Date().toISOString());
    return toFile(document, 'text/html; charset=utf-8', `sign-offs.${language}.html`);
  }
}

const withoutFormer = ({ former: _former, ...record }: SignedText): ShippedSignOff => record;

const toFile = (content: string, type: string, name: string): StreamableFile =>
  new StreamableFile(Buffer.from(content), { type, disposition: `attachment; filename="${name}"` });
