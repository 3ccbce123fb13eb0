import '@lens/contracts/jitless';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

interface Fault {
  code: string;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  input?: unknown;
}

/** What is wrong, for whoever typed it; a schema's own sentence comes first. */
function sentenceOf({ code, origin, minimum, maximum, input }: Fault): string | undefined {
  const text = origin === 'string';
  if (code === 'invalid_type') return 'Fill this in.';
  if (code === 'too_small' && text)
    return input === '' ? 'Fill this in.' : `Use at least ${minimum} letters.`;
  if (code === 'too_small') return `Use ${minimum} at least.`;
  if (code === 'too_big') return text ? `Use ${maximum} letters at most.` : `Use ${maximum} at most.`;
  if (code === 'invalid_format') return 'This is not written as it should be.';
  return undefined;
}

/** A contract's schema, for `useForm`: the API checks with the same. */
export const checkedBy = <Values extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Values>,
): Resolver<Values, unknown, Sent> =>
  zodResolver<Values, unknown, Sent>(schema, { error: (issue) => sentenceOf(issue), reportInput: true });
