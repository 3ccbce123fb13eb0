import {
  consultation,
  consultationPage,
  consultationQuery,
  consultationReceipt,
  consultationRequest,
  consultationStatusChange,
} from '@lens/contracts/consultations';
import { createZodDto } from 'nestjs-zod/dto';

export class ConsultationRequestDto extends createZodDto(consultationRequest) {}
export class ConsultationReceiptAnswer extends createZodDto(consultationReceipt) {}
export class ConsultationQuery extends createZodDto(consultationQuery) {}
export class ConsultationAnswer extends createZodDto(consultation) {}
export class ConsultationPageAnswer extends createZodDto(consultationPage) {}
export class ConsultationStatusDto extends createZodDto(consultationStatusChange) {}
