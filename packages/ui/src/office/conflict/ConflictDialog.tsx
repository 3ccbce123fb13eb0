import { useState, type ReactNode } from 'react';
import { Dialog } from '../Dialog';
import { FieldChoice, type Side } from './FieldChoice';
import type { FieldConflict } from './field-conflict';
import styles from './ConflictDialog.module.css';

interface ConflictDialogProps {
  /** Says who saved what. */
  title: string;
  lead: ReactNode;
  /** What the user has to decide. */
  question?: ReactNode;
  /** The user chooses a version of each; by default their own. */
  fieldConflicts?: readonly FieldConflict[];
  /** `edith’s` */
  theirName?: string;
  /** The buttons, the main one last. @param isTheirs whether the colleague's version of a field is chosen */
  actions: (isTheirs: (field: { path: string }) => boolean) => ReactNode;
  onPostpone: () => void;
  /** Changes that need no choice, or both versions of the only text. */
  children?: ReactNode;
}

/** Opens when somebody else has saved in the meantime. Nothing is lost before the user has chosen. */
export function ConflictDialog({
  title,
  lead,
  question,
  fieldConflicts = [],
  theirName,
  actions,
  onPostpone,
  children,
}: ConflictDialogProps) {
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  return (
    <Dialog
      title={title}
      size="wide"
      onClose={onPostpone}
      actions={actions(({ path }) => chosen[path] === 'theirs')}
    >
      <p className={styles.lead}>{lead}</p>
      {question && <p>{question}</p>}
      {fieldConflicts.map((conflict) => (
        <FieldChoice
          key={conflict.path}
          conflict={conflict}
          theirName={theirName}
          chosen={chosen[conflict.path] ?? 'mine'}
          onChoose={(side) => setChosen({ ...chosen, [conflict.path]: side })}
        />
      ))}
      {children}
    </Dialog>
  );
}
