import {
  outcome,
  outcomeCheck,
  outcomeImport,
  outcomeList,
  publicOutcomeList,
} from '@lens/contracts/outcomes';
import { createZodDto } from 'nestjs-zod/dto';

export class OutcomeImportDto extends createZodDto(outcomeImport) {}
export class OutcomeAnswer extends createZodDto(outcome) {}
export class OutcomeCheckAnswer extends createZodDto(outcomeCheck) {}
export class OutcomeListAnswer extends createZodDto(outcomeList) {}
export class PublicOutcomeListAnswer extends createZodDto(publicOutcomeList) {}
