import type { SiteModule } from '@lens/contracts/modules';
import { Button } from '@lens/ui/office/Button';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import type { Intent } from './changes';
import { describeCheck } from './labels';
import { PreviewLink } from './PreviewLink';
import styles from './Modules.module.css';

interface VersionsProps {
  module: SiteModule;
  onChange: (intent: Intent) => void;
}

/** Everything that was published of a module, and what can be done with it. */
export const Versions = ({
  module: { name, version: stable, roll_out, versions },
  onChange,
}: VersionsProps) => (
  <ul className={styles.versions}>
    {versions.map(({ version, published_at, problem, check }) => (
      <li key={version}>
        <p>
          <strong className={styles.version}>{version}</strong>
          <span className={styles.soft}>
            {version === stable && 'live, '}
            {version === roll_out?.version && `for ${roll_out.percent}%, `}
            {published_at && (
              <>
                published <TimeAgo since={published_at} />
              </>
            )}
            . {describeCheck(check)}.
          </span>
          {[...(problem === null ? [] : [problem]), ...(check?.problems ?? [])].map((sentence) => (
            <span key={sentence} className={styles.problem}>
              {sentence}
            </span>
          ))}
        </p>
        {problem === null && version !== stable && (
          <span className={styles.buttons}>
            <PreviewLink remote={name} version={version} />
            {stable !== null && !roll_out && (
              <Button
                aria-label={`Roll out ${version}`}
                onClick={() => onChange({ action: 'roll-out', version })}
              >
                Roll out
              </Button>
            )}
            <Button
              aria-label={`Make ${version} live`}
              onClick={() => onChange({ action: 'activate', version })}
            >
              Make live
            </Button>
          </span>
        )}
      </li>
    ))}
  </ul>
);
