import { useId, useState } from 'react';
import type { PersonErasure } from '@lens/contracts/consultation-records';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import field from '../../../components/field/Field.module.css';
import { FormError } from '../../../components/field/FormError';
import { pluralize } from '@lens/platform/pluralize';
import { toast } from '../../../components/toasts/toasts';
import { usePersonErasure } from '../api/people';
import styles from './Details.module.css';

interface ErasePersonDialogProps {
  email: string;
  onClose: () => void;
  onErased: () => void;
}

const formatErasure = ({ consultations, notes, mails }: PersonErasure) =>
  `Erased: ${pluralize(consultations, 'request')}, ${pluralize(notes, 'note')}, ${pluralize(mails, 'email')}.`;

/** Requires the email address to be typed, since erasing cannot be undone and must not happen by one click. */
export function ErasePersonDialog({ email, onClose, onErased }: ErasePersonDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const erasure = usePersonErasure();
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();
  const erase = () =>
    erasure.mutate(email, {
      onSuccess: (erased) => {
        toast(formatErasure(erased));
        onErased();
      },
    });
  return (
    <Dialog
      title="Erase this person’s data?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} look="danger" disabled={!isConfirmed} busy={erasure.isPending}>
            Erase everything
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.erase}
        onSubmit={(event) => {
          event.preventDefault();
          if (isConfirmed && !erasure.isPending) erase();
        }}
      >
        <p>
          All requests of <bdi>{email}</bdi>, with their notes and who saw them, emails and a subscription are
          erased. They cannot be brought back. Requests with another email address stay, also those with the
          same phone number.
        </p>
        <FormError>{erasure.isError ? `Nothing was erased: ${erasure.error.message}` : undefined}</FormError>
        <label htmlFor={`${id}-typed`}>Type the email address</label>
        <input
          id={`${id}-typed`}
          className={field.input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  );
}
