import { Body, Controller, Delete, Get, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { CurrentStaff, type Staff } from '../common/staff.js';
import { Access } from '../common/access.js';
import { Fails } from '../common/errors/fails.js';
import { IdParam } from '../common/input/id.dto.js';
import { Answers } from '../common/output/answers.js';
import { IfMatch, NeedsRevision, RevisionTag } from '../common/revision/if-match.js';
import { ConsultationNotes } from './consultation-notes.js';
import { ConsultationViews } from './consultation-views.js';
import { SamePersonRequests } from './same-person-requests.js';
import {
  NoteAddress,
  NoteAnswer,
  NoteCreateDto,
  NotePageAnswer,
  NoteQuery,
  OtherRequestsAnswer,
  ViewPageAnswer,
  ViewQuery,
} from './consultations.dto.js';

/** The notes on one request, who saw it, and other requests of the same person. */
@Controller('consultations/:id')
@UseInterceptors(RevisionTag)
export class RecordsController {
  constructor(
    private readonly notes: ConsultationNotes,
    private readonly views: ConsultationViews,
    private readonly samePerson: SamePersonRequests,
  ) {}

  @Get('notes')
  @Access('editor')
  @Answers(200, NotePageAnswer)
  listNotes(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @Query() query: NoteQuery) {
    return this.notes.list(staff, id, query);
  }

  @Post('notes')
  @Access('editor')
  @Answers(201, NoteAnswer)
  addNote(@CurrentStaff() staff: Staff, @Param() { id }: IdParam, @Body() { text }: NoteCreateDto) {
    return this.notes.add(staff, id, text);
  }

  @Delete('notes/:note')
  @NeedsRevision()
  @Access('editor')
  @Fails('not_the_author')
  @Answers(204, 'nothing')
  removeNote(@CurrentStaff() staff: Staff, @Param() { id, note }: NoteAddress, @IfMatch() revision: number) {
    return this.notes.remove(staff, id, { id: note, revision });
  }

  @Get('views')
  @Access('editor')
  @Answers(200, ViewPageAnswer)
  listViews(@Param() { id }: IdParam, @Query() query: ViewQuery) {
    return this.views.list(id, query);
  }

  @Get('others')
  @Access('editor')
  @Answers(200, OtherRequestsAnswer)
  listOthers(@CurrentStaff() staff: Staff, @Param() { id }: IdParam) {
    return this.samePerson.list(staff, id);
  }
}
