import { randomInt } from 'node:crypto';
import { GrowthBook } from '@growthbook/growthbook';
import { siteVersionDays } from '@lens/contracts/browser-lifetimes';
import type { RolloutArm } from '@lens/contracts/rollouts';
import {
  outcomes,
  parseVersionCookie,
  versionCookie,
  visitorNumbers,
  writeVersionCookie,
  type VersionCookie,
} from '@lens/contracts/version-cookie';
import { readCookie } from '../../i18n/storage';
import type { Rollout } from '../registry/snapshot';
import { everybody } from '../site-state';

/** The visitors who get the same composition. */
export interface VisitorGroup {
  /** The names of the roll-outs of which they get the candidate. */
  key: string;
  /** The cookie to set, for a visitor who had none. */
  setCookie?: string;
}

/** A version of a roll-out that could not be rendered. */
export interface FailedArm {
  rollout: Rollout;
  arm: RolloutArm;
}

const whole: VisitorGroup = { key: everybody };

/** Whether a visitor gets the candidate. The greater the share, the more do: none of those who did before leaves. */
const isIn = (number: number, { name, percent }: Rollout): boolean =>
  new GrowthBook({
    attributes: { number: String(number) },
    features: {
      candidate: {
        defaultValue: false,
        rules: [
          { force: true, coverage: percent / 100, hashAttribute: 'number', seed: name, hashVersion: 2 },
        ],
      },
    },
  }).isOn('candidate');

const read = (cookies: string | undefined): VersionCookie | null =>
  parseVersionCookie(readCookie(cookies ?? '', versionCookie));

const newVisitor = (): VersionCookie => ({ number: randomInt(visitorNumbers), outcomes: {} });

/** Divides visitors by the number in their cookie, which they get with their first page while something is rolled out. */
export class VisitorGroups {
  private rollouts: readonly Rollout[] = [];
  private readonly candidatesOf = new Map<number, readonly string[]>();

  /**
   * @param current the roll-outs of now: the same array until they change
   * @param isSecure whether the site is served by TLS
   */
  constructor(
    private readonly current: () => readonly Rollout[],
    private readonly isSecure: boolean,
  ) {}

  /** @param cookies the header of the request */
  of(cookies: string | undefined): VisitorGroup {
    const rollouts = this.current();
    if (rollouts.length === 0) return whole;
    if (rollouts !== this.rollouts) {
      this.rollouts = rollouts;
      this.candidatesOf.clear();
    }
    const known = read(cookies);
    const visitor = known ?? newVisitor();
    const key = this.candidates(visitor.number)
      .filter((name) => visitor.outcomes[name] !== outcomes.candidate.failed)
      .join(' ');
    return known ? { key } : { key, setCookie: this.toHeader(visitor) };
  }

  /** The cookie to set for a visitor for whom versions have failed. */
  afterFailure(
    { setCookie }: VisitorGroup,
    cookies: string | undefined,
    failed: readonly FailedArm[],
  ): string {
    const visitor = read(setCookie ?? cookies) ?? newVisitor();
    const noted = failed.map(({ rollout, arm }) => [rollout.name, outcomes[arm].failed]);
    return this.toHeader({ ...visitor, outcomes: { ...visitor.outcomes, ...Object.fromEntries(noted) } });
  }

  /** Whether a failure counts: once for each visitor, and not for clients that keep no cookie. */
  counts(cookies: string | undefined, { rollout, arm }: FailedArm): boolean {
    const known = read(cookies)?.outcomes;
    const { failed } = outcomes.candidate;
    return (
      known !== undefined && known[rollout.name] !== failed && known[rollout.name] !== outcomes[arm].failed
    );
  }

  private candidates(number: number): readonly string[] {
    const existing = this.candidatesOf.get(number);
    if (existing) return existing;
    const names = this.rollouts.filter((rollout) => isIn(number, rollout)).map(({ name }) => name);
    this.candidatesOf.set(number, names);
    return names;
  }

  private toHeader(visitor: VersionCookie): string {
    const secure = this.isSecure ? '; Secure' : '';
    return `${versionCookie}=${writeVersionCookie(visitor)}; Path=/; Max-Age=${siteVersionDays * 86_400}; SameSite=Lax${secure}`;
  }
}
