import { useState } from 'react';
import { useSession } from '@lens/platform/session';
import { Menu } from '../../../components/Menu';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { usePersonExport } from '../api/people';
import { ErasePerson } from './ErasePerson';

interface PersonMenuProps {
  email: string;
  onErased: () => void;
}

/** What the law gives everybody: all that is held on them, and an end of it. For administrators. */
export function PersonMenu({ email, onErased }: PersonMenuProps) {
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const [erasing, setErasing] = useState(false);
  const file = usePersonExport();
  if (!isAdmin) return null;
  const save = () =>
    file.mutate(email, {
      onSuccess: () => toast('This person’s data is in your downloads.'),
      onError: (failure) => toastFailure('The data was not exported.', failure),
    });
  return (
    <>
      <Menu
        label="This person"
        items={[
          { label: 'Export everything', run: save },
          { label: 'Erase everything…', run: () => setErasing(true), isDestructive: true },
        ]}
      />
      {erasing && <ErasePerson email={email} onClose={() => setErasing(false)} onErased={onErased} />}
    </>
  );
}
