import { textSuggestions, serviceQuestion, serviceSuggestion } from '@lens/contracts/suggestions';
import { createZodDto } from 'nestjs-zod/dto';

export class TextSuggestionsAnswer extends createZodDto(textSuggestions) {}
export class ServiceQuestion extends createZodDto(serviceQuestion) {}
export class ServiceSuggestionAnswer extends createZodDto(serviceSuggestion) {}
