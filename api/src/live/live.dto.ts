import { streamRequest, streamTicket } from '@lens/contracts/event-stream';
import { createZodDto } from 'nestjs-zod/dto';

export class LiveRequest extends createZodDto(streamRequest) {}
export class LiveTicketAnswer extends createZodDto(streamTicket) {}
