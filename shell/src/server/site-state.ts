import { dayInZone } from '@lens/contracts/practice-time';
import type { PublishedTexts } from '@lens/contracts/desk';
import type { VersionPreview } from '@lens/contracts/version-previews';
import type { PublicSettings } from '@lens/contracts/settings';
import type { ContentRevision } from './content-revision';
import type { Locales } from './locales';
import type { PublishedTextsSource } from './published-texts';
import type { CurrentRegistry } from './registry/current-registry';
import { takeCandidates, type Rollout, type Snapshot } from './registry/snapshot';
import type { SettingsSource } from './settings';

/** Everything that pages are made of. The same object until one part of it changes. */
export interface SiteState {
  /** With the languages that published texts complete. */
  snapshot: Snapshot;
  settings: PublicSettings;
  texts: PublishedTexts;
  /** The revision of the API's content; null if the API has never told it. */
  revision: string | null;
  /** The version that only the one who asks gets. */
  preview?: VersionPreview;
  /** The day at the practice, by which pages choose stories and missions. */
  day: string;
}

interface Sources {
  registry: CurrentRegistry;
  locales: Locales;
  settings: SettingsSource;
  publishedTexts: PublishedTextsSource;
  contentRevision: ContentRevision;
}

/** The group of visitors who get no candidate. */
export const everybody = '';

const noRollouts: readonly Rollout[] = [];

/** The state of the site as this shell knows it. */
export class SiteStates {
  private last: { read: Snapshot; state: SiteState } | null = null;
  /** Of visitors who get candidates, by the names of their roll-outs. */
  private readonly variants = new Map<string, SiteState>();
  private checked = { isUnchanged: false, atMs: Number.NEGATIVE_INFINITY };
  private day = { text: '', timeZone: '', untilMs: 0 };

  constructor(
    private readonly sources: Sources,
    private readonly now: () => number = Date.now,
    private readonly recheckMs = 1,
  ) {}

  /** @throws Error if there has never been a registry */
  async current(): Promise<SiteState> {
    const { registry, locales, settings } = this.sources;
    const read = await registry.current();
    await settings.current();
    if (this.last && this.last.read === read && this.hasSameContent(this.last.state)) return this.last.state;
    const state = { snapshot: locales.withPublishedLanguages(read), ...this.content() };
    this.last = { read, state };
    this.variants.clear();
    return state;
  }

  /**
   * The state as a group of visitors has it. The same object for the same group until the state changes.
   * @param group as `VisitorGroups` names it
   */
  async currentFor(group: string): Promise<SiteState> {
    const state = await this.current();
    if (group === everybody) return state;
    const existing = this.variants.get(group);
    if (existing) return existing;
    const isTaken = ({ name }: Rollout): boolean => group.split(' ').includes(name);
    const taken = state.snapshot.rollouts.filter(isTaken);
    // A roll-out may have ended since the group was found.
    const variant =
      taken.length === 0 ? state : { ...state, snapshot: takeCandidates(state.snapshot, taken) };
    this.variants.set(group, variant);
    return variant;
  }

  /** The roll-outs of the newest state that was asked for; it waits for nothing. */
  get rollouts(): readonly Rollout[] {
    return this.last?.state.snapshot.rollouts ?? noRollouts;
  }

  /** Whether a state is still the current one. It waits for nothing, so that it can be asked for every request. */
  isCurrent(state: SiteState): boolean {
    return this.isLast(state) && this.isRegistryUnchanged() && this.hasSameContent(state);
  }

  private isLast(state: SiteState): boolean {
    if (this.last?.state === state) return true;
    for (const variant of this.variants.values()) if (variant === state) return true;
    return false;
  }

  /** Asked once a millisecond: a tenth of the time of a cached page went into asking for each. */
  private isRegistryUnchanged(): boolean {
    const atMs = performance.now();
    if (atMs - this.checked.atMs >= this.recheckMs)
      this.checked = { isUnchanged: this.sources.registry.isUnchanged(), atMs };
    return this.checked.isUnchanged;
  }

  private content(): Omit<SiteState, 'snapshot'> {
    const { settings, publishedTexts, contentRevision } = this.sources;
    const known = settings.known;
    return {
      settings: known,
      texts: publishedTexts.current,
      revision: contentRevision.current,
      day: this.dayIn(known.timeZone),
    };
  }

  private hasSameContent(state: SiteState): boolean {
    const { settings, texts, revision, day } = this.content();
    return (
      settings === state.settings && texts === state.texts && revision === state.revision && day === state.day
    );
  }

  /** Formatted once a second, as a formatted date takes longer than a whole answer. */
  private dayIn(timeZone: string): string {
    const now = this.now();
    if (now >= this.day.untilMs || timeZone !== this.day.timeZone)
      this.day = { text: dayInZone(now, timeZone), timeZone, untilMs: now + 1000 - (now % 1000) };
    return this.day.text;
  }
}
