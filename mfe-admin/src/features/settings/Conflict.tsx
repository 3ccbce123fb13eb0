import { Button } from '@lens/ui/office/Button';
import { FormError } from '../../components/field/FormError';

interface ConflictProps {
  /** Who was first, as the API says it. */
  said: string;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

/** Somebody else saved first: whoever saves second decides, and what they typed is still in the form. */
export const Conflict = ({ said, busy, onMine, onTheirs }: ConflictProps) => (
  <>
    <FormError>{`${said} Your changes are still here, but not saved.`}</FormError>
    <Button onClick={onTheirs}>Discard mine, show theirs</Button>
    <Button look="danger" busy={busy} onClick={onMine}>
      Save mine over theirs
    </Button>
  </>
);
