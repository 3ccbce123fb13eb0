import { createZodDto, type ZodDto } from 'nestjs-zod/dto';
import type { z } from 'zod';

/** The DTO of a union or a text, which no class can extend; its name tells it from others in the documentation. */
export function unionDto<Schema extends z.ZodType>(name: string, schema: Schema): ZodDto<Schema> {
  return Object.defineProperty(createZodDto(schema), 'name', { value: name });
}
