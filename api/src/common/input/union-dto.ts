import { createZodDto, type ZodDto } from 'nestjs-zod/dto';
import type { z } from 'zod';

/** The DTO of a union or a string, which a class cannot extend; the documentation shows it under its name. */
export function unionDto<Schema extends z.ZodType>(name: string, schema: Schema): ZodDto<Schema> {
  return Object.defineProperty(createZodDto(schema), 'name', { value: name });
}
