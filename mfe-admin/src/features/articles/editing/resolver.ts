import { resolverFor } from '../../../components/field/resolver-for';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { articleChange } from '@lens/contracts/articles';
import type { ArticleDraft } from '../article-draft';
import { draftFromForm } from '../draft-from-form';

const checkContract = resolverFor(articleChange);

/** Validates what would be sent, so that a language without a text has no errors. */
export const resolver: Resolver<ArticleDraft, unknown, ArticleDraft> = async (values, context, options) => {
  const { errors } = await checkContract(draftFromForm(values), context, {
    ...options,
    fields: {},
  } as unknown as Parameters<typeof checkContract>[2]);
  return Object.keys(errors).length > 0
    ? { values: {}, errors: errors as FieldErrors<ArticleDraft> }
    : { values, errors: {} };
};

/** The message of the first error. */
export function firstErrorMessage(errors: object): string {
  const { message } = errors as { message?: unknown };
  if (typeof message === 'string' && message) return message;
  for (const [name, inner] of Object.entries(errors)) {
    const found =
      name !== 'ref' && inner && typeof inner === 'object' ? firstErrorMessage(inner as object) : '';
    if (found) return found;
  }
  return '';
}
