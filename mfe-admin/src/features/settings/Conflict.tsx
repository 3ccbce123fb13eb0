import { Button } from '@lens/ui/office/Button';
import { FormError } from '../../components/field/FormError';

interface ConflictProps {
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

/** Somebody else saved first: whoever saves second decides, and what they typed is still in the form. */
export const Conflict = ({ busy, onMine, onTheirs }: ConflictProps) => (
  <>
    <FormError>
      Somebody else has saved the settings meanwhile. What you typed is still here, and not saved.
    </FormError>
    <Button onClick={onTheirs}>Discard mine, show theirs</Button>
    <Button look="danger" busy={busy} onClick={onMine}>
      Save mine over theirs
    </Button>
  </>
);
