import type { RolloutOutcome } from '@lens/contracts/rollouts';
import type { ComposedRemote, PageRollout } from '../page/page-state';
import { RolloutVisit, workedAfterMs } from './rollout-visit';

const rollout = 'a1b2c3d4e5f60718';
const remote = (name: string) => ({ manifest: { name, version: '2.0.0' } }) as ComposedRemote;

let sent: RolloutOutcome[];
const visitOf = (arm: PageRollout['arm']) =>
  new RolloutVisit({
    rollouts: [{ remote: 'mfe-some', rollout, arm }],
    remotes: [remote('mfe-some'), remote('mfe-other')],
    send: (outcome) => void sent.push(outcome),
  });
const outcome = (arm: PageRollout['arm'], failed: boolean): RolloutOutcome => ({
  rollout,
  remote: 'mfe-some',
  version: '2.0.0',
  arm,
  failed,
});
const leavePage = () => void dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  document.cookie = 'site_version=42; path=/';
});
afterEach(() => {
  leavePage();
  jest.useRealTimers();
});

describe('A visit to a version that is rolled out [ROLLOUT-5]', () => {
  it('counts once it has worked for ten seconds, and not again with the next page or document', () => {
    const visit = visitOf('stable');
    visit.show('mfe-some');
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(workedAfterMs);
    visit.show('mfe-some');
    leavePage();
    const next = visitOf('stable');
    next.show('mfe-some');
    jest.advanceTimersByTime(workedAfterMs);
    expect(sent).toEqual([outcome('stable', false)]);
    expect(document.cookie).toBe(`site_version=42_${rollout}.s`);
  });

  it('counts when the visitor leaves earlier', () => {
    visitOf('candidate').show('mfe-some');
    leavePage();
    expect(sent).toEqual([outcome('candidate', false)]);
  });

  it('counts as a failure at once, and no more as one that worked', () => {
    const visit = visitOf('candidate');
    expect(visit.fail('mfe-some')).toBe(true);
    visit.show('mfe-some');
    jest.advanceTimersByTime(workedAfterMs);
    expect(sent).toEqual([outcome('candidate', true)]);
    expect([visit.hasLeft('mfe-some'), visit.hasLeft('mfe-other')]).toEqual([true, false]);
    expect(document.cookie).toBe(`site_version=42_${rollout}.f`);
  });

  it('that fails after all counts once more', () => {
    const visit = visitOf('candidate');
    visit.show('mfe-some');
    jest.advanceTimersByTime(workedAfterMs);
    visit.fail('mfe-some');
    visit.fail('mfe-some');
    expect(sent).toEqual([outcome('candidate', false), outcome('candidate', true)]);
  });

  it('of a visitor who had the stable version counts for the candidate, too, once they get that', () => {
    document.cookie = `site_version=42_${rollout}.s; path=/`;
    visitOf('candidate').show('mfe-some');
    jest.advanceTimersByTime(workedAfterMs);
    expect(sent).toEqual([outcome('candidate', false)]);
  });

  it('of the stable version stays where it is when it fails', () => {
    const visit = visitOf('stable');
    expect(visit.fail('mfe-some')).toBe(false);
    expect(visit.hasLeft('mfe-some')).toBe(false);
    expect(sent).toEqual([outcome('stable', true)]);
  });

  it('of a visitor who left a candidate says nothing of the stable version', () => {
    document.cookie = `site_version=42_${rollout}.f; path=/`;
    visitOf('stable').show('mfe-some');
    jest.advanceTimersByTime(workedAfterMs);
    expect(sent).toEqual([]);
  });

  it('to another remote, or while nothing is rolled out, sends and stores nothing', () => {
    document.cookie = 'site_version=; path=/; max-age=0';
    const visit = visitOf('candidate');
    visit.show('mfe-other');
    expect(visit.fail('mfe-other')).toBe(false);
    new RolloutVisit({ rollouts: [], remotes: [], send: () => sent.push(outcome('stable', true)) }).show(
      'mfe-some',
    );
    jest.advanceTimersByTime(workedAfterMs);
    expect([sent, document.cookie]).toEqual([[], '']);
  });
});
