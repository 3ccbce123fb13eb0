import type { SiteModule } from '@lens/contracts/modules';
import { pluralize } from '@lens/platform/pluralize';
import { Badge } from '@lens/ui/office/Badge';
import { Button } from '@lens/ui/office/Button';
import { Panel } from '@lens/ui/office/Panel';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import type { Intent } from './changes';
import { History } from './History';
import { describeCheck, stateOf } from './labels';
import { RollOut } from './RollOut';
import { Versions } from './Versions';
import styles from './Modules.module.css';

interface ModuleCardProps {
  module: SiteModule;
  onChange: (intent: Intent) => void;
}

/** One module: what is live, how it does, and what can be done. */
export function ModuleCard({ module, onChange }: ModuleCardProps) {
  const { name, version, since, by, before, roll_out, versions, history } = module;
  const [tone, state] = stateOf(module);
  const check = versions.find((one) => one.version === version)?.check ?? null;
  return (
    <Panel title={name} note={<Badge tone={tone}>{state}</Badge>}>
      {version !== null && (
        <dl className={styles.facts}>
          <div>
            <dt>Live</dt>
            <dd className={styles.version}>{version}</dd>
          </div>
          <div>
            <dt>Since</dt>
            <dd>
              {since ? <TimeAgo since={since} /> : 'Not known'}
              {by && `, by ${by}`}
            </dd>
          </div>
          <div>
            <dt>Check</dt>
            <dd>{describeCheck(check)}</dd>
          </div>
        </dl>
      )}
      {roll_out && version !== null && <RollOut rollOut={roll_out} stable={version} />}
      {version !== null && (
        <div className={styles.buttons}>
          {roll_out && (
            <>
              <Button onClick={() => onChange({ action: 'roll-out', version: roll_out.version })}>
                Change share
              </Button>
              <Button onClick={() => onChange({ action: 'activate', version: roll_out.version })}>
                Make live for everybody
              </Button>
              <Button onClick={() => onChange({ action: 'withdraw', version: roll_out.version })}>
                End roll-out
              </Button>
            </>
          )}
          {!roll_out && before !== null && (
            <Button onClick={() => onChange({ action: 'rollback', version })}>Go back to {before}</Button>
          )}
          {!roll_out && <Button onClick={() => onChange({ action: 'withdraw', version })}>Withdraw</Button>}
          <Button onClick={() => onChange({ action: 'deactivate', version })}>Take out of the site</Button>
        </div>
      )}
      <details className={styles.more}>
        <summary>{pluralize(versions.length, 'published version')}</summary>
        <Versions module={module} onChange={onChange} />
      </details>
      {history.length > 0 && (
        <details className={styles.more}>
          <summary>History</summary>
          <History events={history} />
        </details>
      )}
    </Panel>
  );
}
