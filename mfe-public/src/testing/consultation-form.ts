import { fireEvent, screen } from '@testing-library/react';
import { copy } from './copy';

/** The label of a field that may stay empty. */
export const optionalLabel = (name: 'procedure' | 'message'): string =>
  `${copy(`forms:consultation.${name}`)} (${copy('forms:consultation.optional')})`;

const person = {
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '+1 562 555 0199',
} as const;

/** Fills in what is required, at once: these tests are about the form, not about typing. */
export function fillForm(): void {
  for (const name of ['firstName', 'lastName', 'email', 'phone'] as const)
    fireEvent.input(screen.getByLabelText(copy(`forms:consultation.${name}`)), {
      target: { value: person[name] },
    });
}

export const sendButton = () => screen.getByRole('button', { name: copy('forms:consultation.send') });
