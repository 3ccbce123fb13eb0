import { textName } from '@lens/contracts/desk';
import { memoryImport, memoryImportList, memoryImportQuery } from '@lens/contracts/translation-memory';
import { createZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';
import { unionDto } from '../../common/input/union-dto.js';
import { tmxExample } from './tmx/tmx-example.js';

/** The body is the file itself, not JSON; it is validated by its parser. */
const tmx = z.string('Send a TMX file, as application/x-tmx+xml.').meta({ examples: [tmxExample] });

export class MemoryName extends createZodDto(textName.pick({ language: true })) {}
/** One import of the memory of a language. */
export class MemoryImportName extends createZodDto(
  textName.pick({ language: true }).extend({ import: z.uuid() }),
) {}
export class MemoryImportListAnswer extends createZodDto(memoryImportList) {}
export class MemoryImportQuery extends createZodDto(memoryImportQuery) {}
export class MemoryImportAnswer extends createZodDto(memoryImport) {}
export const TmxFileDto = unionDto('TmxFileDto', tmx);
export type TmxFileDto = string;
