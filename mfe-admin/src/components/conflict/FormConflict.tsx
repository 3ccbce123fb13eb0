import { Button } from '@lens/ui/office/Button';
import { ConflictDialog } from '@lens/ui/office/conflict/ConflictDialog';
import { toast } from '../toasts/toasts';
import { differenceOf, valueAt, type FormField } from './form-fields';
import { ResolvedFields } from './ResolvedFields';
import type { Conflict } from './use-shared-form';
import styles from './Conflict.module.css';

interface ChangedItem {
  changed_by: string | null;
}

interface FormConflictProps<Item> {
  /** `this testimonial` */
  itemName: string;
  conflict: Conflict<Item>;
  onRebase: (theirs: Item, mine: unknown, keptFields: readonly FormField[]) => void;
  /** Saves the form after the rebase. */
  onSave: () => void;
  onPostpone: () => void;
}

/**
 * The dialog after a colleague has saved first: staff choose between the versions of fields that both changed; changes
 * to other fields are combined.
 */
export function FormConflict<Item extends ChangedItem>({
  itemName,
  conflict,
  onRebase,
  onSave,
  onPostpone,
}: FormConflictProps<Item>) {
  const { item, base, values, mine, theirs, disputed } = conflict;
  const who = item.changed_by ?? 'Somebody else';

  const saveWithMine = (fields: readonly FormField[]) => {
    onRebase(item, values.mine, fields);
    onSave();
  };
  /** Fields that only one of the two changed are not in dispute: mine are kept. */
  const takeTheirs = () => {
    onRebase(item, values.mine, mine);
    const restoreMine = () => onRebase(item, values.mine, [...mine, ...disputed]);
    toast('Your version was put aside', { label: 'Bring it back', run: restoreMine });
  };
  return (
    <ConflictDialog
      title={`${who} saved ${itemName}`}
      lead="It was saved after you opened it. Your changes are still here."
      question={
        disputed.length > 0
          ? 'You both changed these fields. Choose which version to keep:'
          : 'You changed different fields: both changes can be kept.'
      }
      fieldConflicts={disputed.map((field) => ({
        ...field,
        mine: field.format(valueAt(values.mine, field.path)),
        theirs: field.format(valueAt(values.theirs, field.path)),
      }))}
      onPostpone={onPostpone}
      actions={(isTheirs) => (
        <>
          <Button onClick={takeTheirs}>Take theirs</Button>
          <Button onClick={() => saveWithMine([...mine, ...theirs, ...disputed])}>Keep mine</Button>
          <Button
            look="main"
            onClick={() => saveWithMine([...mine, ...disputed.filter((field) => !isTheirs(field))])}
          >
            {disputed.length > 0 ? 'Save this choice' : 'Keep both changes'}
          </Button>
        </>
      )}
    >
      <ResolvedFields
        title="Taken from theirs"
        differences={theirs.map((field) => differenceOf(field, base, values.theirs))}
      />
      <ResolvedFields
        title="Kept from mine"
        differences={mine.map((field) => differenceOf(field, base, values.mine))}
      />
    </ConflictDialog>
  );
}

/** Announces, while somebody is typing, that a colleague has changed the same fields. */
export const PendingConflictNotice = ({ conflict }: { conflict: Conflict<ChangedItem> | undefined }) => (
  <p role="status" className={styles.pendingConflict}>
    {conflict &&
      `${conflict.item.changed_by ?? 'Somebody else'} has changed this in the meantime: ${conflict.disputed
        .map(({ label }) => label)
        .join('; ')}. When you save, you choose which version to keep.`}
  </p>
);
