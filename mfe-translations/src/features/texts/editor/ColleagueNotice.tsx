import { useState } from 'react';
import type { DeskText } from '@lens/contracts/desk';
import { directionOf } from '@lens/contracts/languages';
import { useSession } from '@lens/platform/session';
import { textId, currentText } from '../../../components/text-name';
import styles from './Editor.module.css';

interface ColleagueNoticeProps {
  text: DeskText;
  /** Whether the draft is based on an older revision. */
  isDraftOutdated: boolean;
}

/** Says which colleague changed the open text. A draft stays, and the colleague's wording is shown below it. */
export function ColleagueNotice({ text, isDraftOutdated }: ColleagueNoticeProps) {
  const username = useSession(({ user }) => user?.username);
  const id = textId(text);
  const [opened, setOpened] = useState({ id, revision: text.revision });
  if (opened.id !== id) setOpened({ id, revision: text.revision });
  const isChangedByColleague = text.revision > opened.revision && text.changed_by !== username;
  const colleague = text.changed_by ?? 'Somebody';
  return (
    <div role="status">
      {isDraftOutdated && (
        <>
          <p className={styles.note}>
            {text.changed_by === username ? 'You' : colleague} changed this text while you were writing. What
            you wrote is kept; when you save, you choose between the two versions. The new version:
          </p>
          <p lang={text.language} dir={directionOf(text.language)} className={styles.text}>
            {currentText(text)}
          </p>
        </>
      )}
      {!isDraftOutdated && isChangedByColleague && (
        <p className={styles.note}>{colleague} changed this text. You see the new version.</p>
      )}
    </div>
  );
}
