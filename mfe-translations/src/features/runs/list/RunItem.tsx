import { useId, useState } from 'react';
import type { TranslationRun } from '@lens/contracts/runs';
import { Badge } from '@lens/ui/office/Badge';
import { Button } from '@lens/ui/office/Button';
import { ExactTime } from '@lens/ui/office/ExactTime';
import { usePermissions } from '../../../components/permissions/use-permissions';
import { isUnfinished } from '../api/runs';
import { formatLanguageNames, stateLabels } from '../labels';
import { RemainingTexts } from './RemainingTexts';
import { Outcomes } from './Outcomes';
import { Progress } from './Progress';
import styles from './Runs.module.css';

interface RunItemProps {
  run: TranslationRun;
  /** Whether it is being cancelled or resumed. */
  busy: boolean;
  onChange: (change: 'cancel' | 'resume') => void;
}

/** One run: its languages, its progress and its results. */
export function RunItem({ run, busy, onChange }: RunItemProps) {
  const id = useId();
  const { may } = usePermissions();
  const [isListOpen, setIsListOpen] = useState(false);
  const { languages, namespace, username, created_at, state, reason, outcomes } = run;
  const isWaiting = state === 'running' && reason !== null;
  const [label, tone] = stateLabels[isWaiting ? 'waiting' : state];
  const mayResume = languages.every((code) => may('translate', code));
  const remainingCount = outcomes.needs_human + outcomes.skipped + outcomes.failed;
  return (
    <li aria-labelledby={`${id}-name`} className={styles.run}>
      <h3 id={`${id}-name`} className={styles.name}>
        {formatLanguageNames(languages)}
        {namespace !== null && <span className={styles.namespace}>in {namespace}</span>}
      </h3>
      <div role="status" className={styles.state}>
        <Badge tone={tone}>{label}</Badge>
        {reason !== null && (
          <p className={styles.reason}>{isWaiting ? `Waiting for another try: ${reason}` : reason}</p>
        )}
      </div>
      <Progress run={run} labelledBy={`${id}-name`} />
      <Outcomes run={run} />
      <p className={styles.facts}>
        Started by <strong>{username}</strong>, <ExactTime at={created_at} />
      </p>
      <div className={styles.actions}>
        {isUnfinished(run) && (
          <Button busy={busy} aria-describedby={`${id}-name`} onClick={() => onChange('cancel')}>
            Cancel
          </Button>
        )}
        {(state === 'cancelled' || state === 'stopped') && mayResume && (
          <Button busy={busy} aria-describedby={`${id}-name`} onClick={() => onChange('resume')}>
            Resume
          </Button>
        )}
        {remainingCount > 0 && (
          <Button
            look="quiet"
            aria-expanded={isListOpen}
            aria-describedby={`${id}-name`}
            onClick={() => setIsListOpen(!isListOpen)}
          >
            Texts to do by hand
          </Button>
        )}
      </div>
      {isListOpen && <RemainingTexts run={run} />}
    </li>
  );
}
