import { useState, type ReactNode } from 'react';
import { Dialog } from '../Dialog';
import { Choice, type Side } from './Choice';
import type { Dispute } from './dispute';
import styles from './ConflictDialog.module.css';

interface ConflictDialogProps {
  /** Who saved what meanwhile. */
  title: string;
  lead: ReactNode;
  /** What there is to decide. */
  question?: ReactNode;
  /** Each is put to whoever is at work, who keeps theirs until they choose. */
  disputes?: readonly Dispute[];
  /** `edith’s` */
  theirName?: string;
  /** The actions, the main one last. @param isTheirs whether the other's version of a field is chosen, by its path */
  actions: (isTheirs: (field: { path: string }) => boolean) => ReactNode;
  onLater: () => void;
  /** What needs no choice, or both versions of the only text. */
  children?: ReactNode;
}

/** Somebody else saved meanwhile: what both changed is asked about, and nothing is lost before something is chosen. */
export function ConflictDialog({
  title,
  lead,
  question,
  disputes = [],
  theirName,
  actions,
  onLater,
  children,
}: ConflictDialogProps) {
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  return (
    <Dialog
      title={title}
      size="wide"
      onClose={onLater}
      actions={actions(({ path }) => chosen[path] === 'theirs')}
    >
      <p className={styles.lead}>{lead}</p>
      {question && <p>{question}</p>}
      {disputes.map((dispute) => (
        <Choice
          key={dispute.path}
          of={dispute}
          theirName={theirName}
          chosen={chosen[dispute.path] ?? 'mine'}
          onChoose={(side) => setChosen({ ...chosen, [dispute.path]: side })}
        />
      ))}
      {children}
    </Dialog>
  );
}
