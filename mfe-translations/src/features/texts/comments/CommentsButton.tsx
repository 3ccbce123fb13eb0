import { Button } from '@lens/ui/office/Button';
import { pluralize } from '@lens/platform/pluralize';
import { isOpen, useComments } from '../api/comments';
import type { TextName } from '../../../components/text-name';

interface CommentsButtonProps {
  name: TextName;
  onPress: () => void;
}

/** Leads from the head of the editor to the comments below it. */
export function CommentsButton({ name, onPress }: CommentsButtonProps) {
  const openCount = useComments(name).data?.filter(isOpen).length ?? 0;
  return (
    <Button look="quiet" hint="C" onClick={onPress}>
      {openCount > 0 ? pluralize(openCount, 'open comment') : 'Comments'}
    </Button>
  );
}
