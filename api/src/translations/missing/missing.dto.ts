import { missingTextsPage, missingTextsQuery } from '@lens/contracts/missing-texts';
import { createZodDto } from 'nestjs-zod/dto';

export class MissingTextsQuery extends createZodDto(missingTextsQuery) {}
export class MissingTextsAnswer extends createZodDto(missingTextsPage) {}
