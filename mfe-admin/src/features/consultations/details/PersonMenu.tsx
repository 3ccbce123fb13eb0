import { useState } from 'react';
import { useSession } from '@lens/platform/session';
import { Menu } from '../../../components/Menu';
import { toast, toastFailure } from '../../../components/toasts/toasts';
import { usePersonExport } from '../api/people';
import { ErasePersonDialog } from './ErasePersonDialog';

interface PersonMenuProps {
  email: string;
  onErased: () => void;
}

/** Exports or erases all data about a person, as the law requires. For administrators. */
export function PersonMenu({ email, onErased }: PersonMenuProps) {
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const [isErasing, setIsErasing] = useState(false);
  const exportFile = usePersonExport();
  if (!isAdmin) return null;
  const saveExport = () =>
    exportFile.mutate(email, {
      onSuccess: () => toast('This person’s data is in your downloads.'),
      onError: (failure) => toastFailure('The data was not exported.', failure),
    });
  return (
    <>
      <Menu
        label="This person"
        items={[
          { label: 'Export everything', run: saveExport },
          { label: 'Erase everything…', run: () => setIsErasing(true), isDestructive: true },
        ]}
      />
      {isErasing && (
        <ErasePersonDialog email={email} onClose={() => setIsErasing(false)} onErased={onErased} />
      )}
    </>
  );
}
