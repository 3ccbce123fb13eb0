import {
  deskCoverage,
  deskPage,
  deskQuery,
  deskText,
  deskUpdate,
  publishedTexts,
  takenBackTexts,
  textHistory,
  textImport,
  textImportPreview,
  textImportQuery,
  textName,
  textPublication,
  textRevert,
  textSet,
  textSetChanges,
  textSets,
} from '@lens/contracts/desk';
import { createZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';
import { unionDto } from '../../common/input/union-dto.js';
import { xliffExample } from './xliff/xliff-example.js';

/** Its texts are validated while the file is parsed, so that errors name their keys. */
const file = z.record(z.string(), z.unknown()).meta({ examples: [{}, { hero: { title: 'A' } }] });
/** The body is the file itself, not JSON; it is validated by its parser. */
const xliff = z.string('Send an XLIFF file, as application/xliff+xml.').meta({ examples: [xliffExample] });
const number = (minimum: number) => z.coerce.number().int().min(minimum).max(999_999_999);

export class DeskQuery extends createZodDto(deskQuery) {}
export class DeskPageAnswer extends createZodDto(deskPage) {}
export class TextName extends createZodDto(textName) {}
export class DeskTextAnswer extends createZodDto(deskText) {}
export class DeskUpdateDto extends createZodDto(deskUpdate) {}
export class TextHistoryAnswer extends createZodDto(textHistory) {}
export class TextRevertDto extends createZodDto(textRevert) {}
export class DeskCoverageAnswer extends createZodDto(deskCoverage) {}
export class TextPublicationDto extends createZodDto(textPublication) {}
export class TextSetAnswer extends createZodDto(textSet) {}
export class TakenBackTextsAnswer extends createZodDto(takenBackTexts) {}
export class TextSetsAnswer extends createZodDto(textSets) {}
export class TextSetChangesAnswer extends createZodDto(textSetChanges) {}
/** 0 is the files alone. */
export class TextSetBeside extends createZodDto(z.strictObject({ beside: number(0).optional() })) {}
export class TextSetChoice extends createZodDto(z.strictObject({ number: number(0) })) {}
export class PublishedTextsAnswer extends createZodDto(publishedTexts) {}
export class TextFileName extends createZodDto(textName.omit({ key: true })) {}
export class TextFileDto extends createZodDto(file) {}
export const XliffFileDto = unionDto('XliffFileDto', xliff);
export type XliffFileDto = string;
export class TextImportQuery extends createZodDto(textImportQuery) {}
export class TextImportAnswer extends createZodDto(textImport) {}
export class TextImportPreviewAnswer extends createZodDto(textImportPreview) {}
