import { Button } from '@lens/ui/office/Button';
import { ConflictDialog } from '@lens/ui/office/conflict/ConflictDialog';
import { toast } from '../toasts/toasts';
import { differenceOf, valueAt, type FormField } from './form-fields';
import { Settled } from './Settled';
import type { Conflict } from './use-shared-form';
import styles from './Conflict.module.css';

interface Shared {
  changed_by: string | null;
}

interface FormConflictProps<Item> {
  /** `this testimonial` */
  what: string;
  conflict: Conflict<Item>;
  onTake: (theirs: Item, mine: unknown, kept: readonly FormField[]) => void;
  /** Saves what the form holds after it was taken. */
  onSave: () => void;
  onLater: () => void;
}

/** Somebody saved meanwhile: what both changed is asked about, the rest goes together, and nothing is lost. */
export function FormConflict<Item extends Shared>({
  what,
  conflict,
  onTake,
  onSave,
  onLater,
}: FormConflictProps<Item>) {
  const { item, base, values, mine, theirs, disputed } = conflict;
  const who = item.changed_by ?? 'Somebody else';

  const keep = (fields: readonly FormField[]) => {
    onTake(item, values.mine, fields);
    onSave();
  };
  /** What only one of the two changed is not in dispute: mine stays beside theirs. */
  const takeTheirs = () => {
    onTake(item, values.mine, mine);
    const back = () => onTake(item, values.mine, [...mine, ...disputed]);
    toast('Your version was put aside', { label: 'Bring it back', run: back });
  };
  return (
    <ConflictDialog
      title={`${who} saved ${what}`}
      lead="It was saved after you opened it. Your changes are still here."
      question={
        disputed.length > 0
          ? 'You both changed these fields. Choose which version to keep:'
          : 'You changed different fields: both changes can be kept.'
      }
      disputes={disputed.map((field) => ({
        ...field,
        mine: field.shown(valueAt(values.mine, field.path)),
        theirs: field.shown(valueAt(values.theirs, field.path)),
      }))}
      onLater={onLater}
      actions={(isTheirs) => (
        <>
          <Button onClick={takeTheirs}>Take theirs</Button>
          <Button onClick={() => keep([...mine, ...theirs, ...disputed])}>Keep mine</Button>
          <Button
            look="main"
            onClick={() => keep([...mine, ...disputed.filter((field) => !isTheirs(field))])}
          >
            {disputed.length > 0 ? 'Save this choice' : 'Keep both changes'}
          </Button>
        </>
      )}
    >
      <Settled
        title="Taken from theirs"
        changes={theirs.map((field) => differenceOf(field, base, values.theirs))}
      />
      <Settled title="Kept from mine" changes={mine.map((field) => differenceOf(field, base, values.mine))} />
    </ConflictDialog>
  );
}

/** Says while somebody writes that a colleague has changed the same. */
export const Rival = ({ of }: { of: Conflict<Shared> | undefined }) => (
  <p role="status" className={styles.rival}>
    {of &&
      `${of.item.changed_by ?? 'Somebody else'} has changed this in the meantime: ${of.disputed
        .map(({ label }) => label)
        .join('; ')}. When you save, you choose which version to keep.`}
  </p>
);
