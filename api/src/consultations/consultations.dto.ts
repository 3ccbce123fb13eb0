import {
  assigneePage,
  assigneeQuery,
  note,
  noteCreate,
  notePage,
  noteQuery,
  otherRequests,
  person,
  personErasure,
  personRecord,
  viewPage,
  viewQuery,
} from '@lens/contracts/consultation-records';
import {
  consultation,
  consultationAssignment,
  consultationExportQuery,
  consultationPage,
  consultationQuery,
  consultationReceipt,
  consultationRequest,
  consultationStatusChange,
} from '@lens/contracts/consultations';
import { createZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';

export class ConsultationRequestDto extends createZodDto(consultationRequest) {}
export class ConsultationReceiptAnswer extends createZodDto(consultationReceipt) {}
export class ConsultationQuery extends createZodDto(consultationQuery) {}
export class ConsultationExportQuery extends createZodDto(consultationExportQuery) {}
export class ConsultationAnswer extends createZodDto(consultation) {}
export class ConsultationPageAnswer extends createZodDto(consultationPage) {}
export class ConsultationStatusDto extends createZodDto(consultationStatusChange) {}
export class ConsultationAssignmentDto extends createZodDto(consultationAssignment) {}
export class AssigneeQuery extends createZodDto(assigneeQuery) {}
export class AssigneePageAnswer extends createZodDto(assigneePage) {}
export class NoteAddress extends createZodDto(z.strictObject({ id: z.uuid(), note: z.uuid() })) {}
export class NoteCreateDto extends createZodDto(noteCreate) {}
export class NoteQuery extends createZodDto(noteQuery) {}
export class NoteAnswer extends createZodDto(note) {}
export class NotePageAnswer extends createZodDto(notePage) {}
export class OtherRequestsAnswer extends createZodDto(otherRequests) {}
export class ViewQuery extends createZodDto(viewQuery) {}
export class ViewPageAnswer extends createZodDto(viewPage) {}
export class PersonDto extends createZodDto(person) {}
export class PersonRecordAnswer extends createZodDto(personRecord) {}
export class PersonErasureAnswer extends createZodDto(personErasure) {}
