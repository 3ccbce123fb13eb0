import type { DeskText } from '@lens/contracts/desk';
import { currentText } from '../../../components/text-name';

/** Says why a text cannot be reviewed together with others; null if it can. */
export function obstacleOf(text: DeskText, unsavedLabel: string | null): string | null {
  const { state, findings } = text;
  if (currentText(text).trim() === '' || state === 'untranslated' || state === 'needs_human')
    return 'Not translated yet.';
  if (state === 'reviewed') return 'Reviewed already.';
  if (unsavedLabel !== null) return `${unsavedLabel}: open it and save it first.`;
  if (text.critical) return 'Critical: it is signed by two people, one text at a time.';
  if (state === 'stale') return 'Its English has changed: open it and compare.';
  const blocking = findings.filter(({ severity }) => severity === 'block');
  return blocking.length > 0 ? 'Blocked by a check: open it and mend it.' : null;
}
