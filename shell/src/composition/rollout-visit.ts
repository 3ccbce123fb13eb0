import { siteVersionDays } from '@lens/contracts/browser-lifetimes';
import type { RolloutOutcome } from '@lens/contracts/rollouts';
import {
  outcomes,
  parseVersionCookie,
  versionCookie,
  writeVersionCookie,
  type Outcome,
} from '@lens/contracts/version-cookie';
import { readCookie } from '../i18n/storage';
import type { ComposedRemote, PageRollout } from '../page/page-state';

/** A version that did not fail for so long works. Nobody reads a page and notices nothing for longer. */
export const workedAfterMs = 10_000;

interface Options {
  rollouts: readonly PageRollout[];
  remotes: readonly ComposedRemote[];
  send: (outcome: RolloutOutcome) => void;
}

const readVersion = () => parseVersionCookie(readCookie(document.cookie, versionCookie));

function remember(rollout: string, outcome: Outcome): void {
  const visitor = readVersion();
  if (!visitor) return;
  const value = writeVersionCookie({ ...visitor, outcomes: { ...visitor.outcomes, [rollout]: outcome } });
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${versionCookie}=${value}; path=/; max-age=${siteVersionDays * 86_400}; samesite=lax${secure}`;
}

/**
 * Tells how the versions that are rolled out go for this visitor: each once, and once more if it fails after all. A
 * visitor for whom a candidate fails gets the stable version with the next document.
 */
export class RolloutVisit {
  private readonly left = new Set<string>();
  private readonly shown = new Set<string>();

  constructor(private readonly options: Options) {}

  /** Must be called once a page of the remote is there. */
  show(remote: string): void {
    const rollout = this.find(remote);
    if (!rollout || this.shown.has(remote)) return;
    this.shown.add(remote);
    const worked = () => this.note(rollout, false);
    setTimeout(worked, workedAfterMs);
    addEventListener('pagehide', worked, { once: true });
  }

  /** @returns whether this document should give way to the stable version */
  fail(remote: string): boolean {
    const rollout = this.find(remote);
    if (!rollout) return false;
    this.note(rollout, true);
    if (rollout.arm === 'candidate') this.left.add(remote);
    return rollout.arm === 'candidate';
  }

  /** Whether a candidate has failed, so that the next page comes from the server, in the stable version. */
  hasLeft(remote: string): boolean {
    return this.left.has(remote);
  }

  private find(remote: string): PageRollout | undefined {
    return this.options.rollouts.find((one) => one.remote === remote);
  }

  private note({ rollout, remote, arm }: PageRollout, hasFailed: boolean): void {
    const visitor = readVersion();
    const known = visitor?.outcomes[rollout];
    const { worked, failed } = outcomes[arm];
    const outcome = hasFailed ? failed : worked;
    // A browser without cookies would count with each page. Whoever has left a candidate says nothing of the stable version.
    if (!visitor || known === outcomes.candidate.failed || known === failed || known === outcome) return;
    const version = this.options.remotes.find(({ manifest }) => manifest.name === remote)?.manifest.version;
    if (version === undefined) return;
    remember(rollout, outcome);
    this.options.send({ rollout, remote, version, arm, failed: hasFailed });
  }
}
