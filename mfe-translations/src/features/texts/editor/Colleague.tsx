import { useState } from 'react';
import type { DeskText } from '@lens/contracts/desk';
import { directionOf } from '@lens/contracts/languages';
import { useSession } from '@lens/platform/session';
import { textId, currentText } from '../../../components/text-name';
import styles from './Editor.module.css';

interface ColleagueProps {
  text: DeskText;
  /** What is being written here was begun on an older revision than the newest. */
  isBehind: boolean;
}

/** Says who changed the open text meanwhile. Where something is being written it stays, and theirs is shown beside it. */
export function Colleague({ text, isBehind }: ColleagueProps) {
  const me = useSession(({ user }) => user?.username);
  const id = textId(text);
  const [first, setFirst] = useState({ id, revision: text.revision });
  if (first.id !== id) setFirst({ id, revision: text.revision });
  const isOther = text.revision > first.revision && text.changed_by !== me;
  const who = text.changed_by ?? 'Somebody';
  return (
    <div role="status">
      {isBehind && (
        <>
          <p className={styles.note}>
            {text.changed_by === me ? 'You' : who} changed this text while it was being written here. What you
            wrote is kept, and when you save you choose between both. It says now:
          </p>
          <p lang={text.language} dir={directionOf(text.language)} className={styles.text}>
            {currentText(text)}
          </p>
        </>
      )}
      {!isBehind && isOther && (
        <p className={styles.note}>{who} changed this text. It is shown as it is now.</p>
      )}
    </div>
  );
}
