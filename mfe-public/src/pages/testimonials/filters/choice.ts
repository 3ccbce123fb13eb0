import { procedureTypes } from '@lens/contracts/procedures';
import { regions } from '@lens/contracts/regions';
import type { PublicTestimonial } from '@lens/contracts/testimonials';

type Kind = Pick<PublicTestimonial, 'procedure_type' | 'region'>;

/** The choice in the address; null stands for all. */
export interface Choice {
  procedure: (typeof procedureTypes)[number] | null;
  region: (typeof regions)[number] | null;
}

/** Reads `?procedure=LASIK&region=pacific`; an unknown value counts as none. */
export const choiceOf = (query: URLSearchParams): Choice => ({
  procedure: procedureTypes.find((name) => name === query.get('procedure')) ?? null,
  region: regions.find((name) => name === query.get('region')) ?? null,
});

/** The address of a choice, at the stories: without JavaScript the document opens there. */
export function addressOf({ procedure, region }: Choice): string {
  const query = new URLSearchParams();
  if (procedure) query.set('procedure', procedure);
  if (region) query.set('region', region);
  const search = query.toString();
  return `/testimonials${search && `?${search}`}#stories`;
}

export const matches = ({ procedure_type, region }: Kind, choice: Choice): boolean =>
  (choice.procedure === null || choice.procedure === procedure_type) &&
  (choice.region === null || choice.region === region);
