import { Body, Controller, Get, Ip, Param, Patch, Post, Query, UseInterceptors } from '@nestjs/common';
import { Access } from '../common/access.js';
import { deferSwagger } from '../common/deferred-swagger.js';
import { Fails } from '../common/errors/fails.js';
import { IdParam } from '../common/input/id.dto.js';
import { Answers } from '../common/output/answers.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../common/revision/if-match.js';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { ConsultationExport } from './consultation-export.js';
import { ConsultationInbox } from './consultation-inbox.js';
import { ConsultationIntake } from './consultation-intake.js';
import {
  AssigneePageAnswer,
  AssigneeQuery,
  ConsultationAnswer,
  ConsultationAssignmentDto,
  ConsultationExportQuery,
  ConsultationPageAnswer,
  ConsultationQuery,
  ConsultationReceiptAnswer,
  ConsultationRequestDto,
  ConsultationStatusDto,
} from './consultations.dto.js';
import { IdempotencyKey } from './idempotency-key.js';

@Controller('consultations')
@UseInterceptors(RevisionTag)
export class ConsultationsController {
  constructor(
    private readonly intake: ConsultationIntake,
    private readonly inbox: ConsultationInbox,
    private readonly exporter: ConsultationExport,
  ) {}

  @Post()
  @deferSwagger(({ ApiHeader }) =>
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      schema: { type: 'string', pattern: '^[!-~]{8,128}$' },
    }),
  )
  @Access('public')
  @Fails('idempotency_conflict', 'too_many_requests')
  @Answers(201, ConsultationReceiptAnswer)
  create(@Body() body: ConsultationRequestDto, @IdempotencyKey() key: string | null, @Ip() address: string) {
    return this.intake.accept(body, key, address);
  }

  @Get()
  @Access('editor')
  @Answers(200, ConsultationPageAnswer)
  list(@CurrentStaff() staff: Staff, @Query() query: ConsultationQuery) {
    return this.inbox.list(staff, query);
  }

  @Get('export')
  @Access('editor')
  @Answers(200, { files: ['text/csv'] })
  export(@CurrentStaff() staff: Staff, @Query() query: ConsultationExportQuery) {
    return this.exporter.stream(staff, query);
  }

  @Get('assignees')
  @Access('editor')
  @Answers(200, AssigneePageAnswer)
  assignees(@Query() query: AssigneeQuery) {
    return this.inbox.assignees(query);
  }

  @Get(':id')
  @Access('editor')
  @Answers(200, ConsultationAnswer)
  read(@CurrentStaff() staff: Staff, @Param() { id }: IdParam) {
    return this.inbox.read(staff, id);
  }

  @Patch(':id/status')
  @NeedsRevision()
  @Access('editor')
  @Answers(200, ConsultationAnswer)
  changeStatus(
    @CurrentStaff() staff: Staff,
    @Param() { id }: IdParam,
    @IfMatch() revision: number,
    @Body() { status }: ConsultationStatusDto,
  ) {
    return this.inbox.changeStatus(staff, { id, revision }, status);
  }

  @Patch(':id/assignee')
  @NeedsRevision()
  @Access('editor')
  @Answers(200, ConsultationAnswer)
  assign(
    @CurrentStaff() staff: Staff,
    @Param() { id }: IdParam,
    @IfMatch() revision: number,
    @Body() { assignee }: ConsultationAssignmentDto,
  ) {
    return this.inbox.assign(staff, { id, revision }, assignee);
  }
}
