import { memorySuggestions, serviceQuestion, serviceSuggestion } from '@lens/contracts/suggestions';
import { createZodDto } from 'nestjs-zod/dto';

export class MemoryAnswer extends createZodDto(memorySuggestions) {}
export class ServiceQuestion extends createZodDto(serviceQuestion) {}
export class ServiceSuggestionAnswer extends createZodDto(serviceSuggestion) {}
