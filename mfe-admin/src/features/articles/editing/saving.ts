import type { UseFormReturn } from 'react-hook-form';
import { articleChange, type ArticleAnswer } from '@lens/contracts/articles';
import { isGone, StaffApiFailure } from '@lens/platform/staff-api';
import { readArticle, saveDraft } from '../api/article';
import { same } from '../compare/same';
import { draftFromArticle, type ArticleDraft } from '../article-draft';
import { Autosave, type SaveState } from './autosave';
import { storeDraft, type StoredDraft } from './stored-draft';
import { draftFromForm } from '../draft-from-form';

interface Options {
  opened: ArticleAnswer;
  /** What was typed in this tab before, and never saved. */
  kept: StoredDraft | null;
  form: UseFormReturn<ArticleDraft, unknown, ArticleDraft>;
  show: {
    state: (state: SaveState) => void;
    saved: (answer: ArticleAnswer) => void;
    theirs: (answer: ArticleAnswer) => void;
    /** What somebody else wrote stands in the form now. @returns says so, and who it was */
    overtaken: (answer: ArticleAnswer) => string;
    say: (text: string) => void;
    /** Somebody deleted it. */
    gone: () => void;
  };
}

const isConflict = (failure: unknown) => failure instanceof StaffApiFailure && failure.status === 412;

/** Nobody answered, or the API was not itself: the same may be taken in a while. */
const isPassing = (failure: unknown) =>
  failure instanceof StaffApiFailure &&
  (failure.status === 0 || failure.status === 429 || failure.status >= 500);

/** Keeps the API's draft and the form alike, and what is not saved in this tab. */
export class Saving {
  private readonly autosave: Autosave<ArticleDraft>;
  private latest: ArticleDraft;
  /** What the revision says that is sent along: a conflict is between two who began there. */
  private base: ArticleDraft | undefined;
  private known: ArticleAnswer;

  constructor(private readonly options: Options) {
    const { opened, kept, show } = options;
    this.latest = draftFromArticle(opened);
    this.known = opened;
    this.base = kept && kept.revision !== opened.revision ? kept.base : this.latest;
    this.autosave = new Autosave({
      revision: kept?.revision ?? opened.revision,
      isConflict,
      isPassing,
      tell: (state) => {
        show.state(state);
        const unsaved = { revision: this.autosave.seen, base: this.base, written: this.draft() };
        storeDraft(opened.id, state.kind === 'saved' ? null : unsaved);
      },
      send: (draft, revision) => this.send(draft, revision),
    });
  }

  get origin(): ArticleDraft | undefined {
    return this.base;
  }

  draft(): ArticleDraft {
    return draftFromForm(this.options.form.getValues());
  }

  start(): void {
    this.autosave.start();
    this.changed();
  }

  stop(): void {
    this.autosave.stop();
  }

  /** The form may hold something new; opening a language is no change. */
  changed(): void {
    const now = this.draft();
    if (same(now, this.latest)) return;
    this.latest = now;
    this.autosave.change(now);
  }

  /** @returns whether the API has all that is typed */
  flush(): Promise<boolean> {
    return this.autosave.flush();
  }

  /**
   * Does something with the draft as it is typed here, once that is saved.
   * @returns nothing where it could not be saved, which is said already
   * @throws what the API refuses; where someone else saved meanwhile, what they wrote is shown first: over what is
   * typed here as a conflict, and where nothing is, in the form
   */
  async act(send: (revision: number) => Promise<ArticleAnswer>): Promise<ArticleAnswer | undefined> {
    try {
      const answer = await this.autosave.act(send);
      if (answer) this.know(answer);
      return answer;
    } catch (failure) {
      if (!isConflict(failure)) throw this.placed(failure);
      const now = await readArticle(this.options.opened.id);
      if (this.isOwn(now)) {
        this.autosave.rebase(now.revision);
        this.know(now);
      } else if (this.isUntouched) {
        this.accept(now);
        throw new Error(`${this.options.show.overtaken(now)} Read it, then try again.`, {
          cause: failure,
        });
      } else {
        this.options.show.theirs(now);
        this.autosave.hold();
      }
      throw failure;
    }
  }

  /** Goes on from an answer of the API in place of what is typed. */
  accept(answer: ArticleAnswer): void {
    this.latest = draftFromArticle(answer);
    this.base = this.latest;
    this.options.form.reset(this.latest);
    this.know(answer);
    this.autosave.resume(answer.revision, null);
  }

  /** Puts what is typed over what somebody else saved. */
  overwrite(theirs: ArticleAnswer): void {
    this.base = draftFromArticle(theirs);
    this.know(theirs);
    const draft = this.draft();
    this.autosave.resume(theirs.revision, same(draft, this.base) ? null : draft);
  }

  /**
   * Looks at what somebody else has made of it. Where only the publication is another one, writing goes on from there.
   * @param heard the revision that was heard of; without one, whatever is the newest
   * @returns nothing where it is known here already, or is on the screen to be chosen from
   */
  async look(heard?: number): Promise<{ now: ArticleAnswer; isRewritten: boolean } | undefined> {
    if (heard !== undefined && heard <= this.autosave.seen) return undefined;
    const now = await readArticle(this.options.opened.id).catch((failure: unknown) =>
      this.unlessGone(failure),
    );
    if (!now) return undefined;
    const { seen } = this.autosave;
    // What goes public by itself stays the same revision.
    if (now.revision < seen || (heard !== undefined && now.revision === seen)) return undefined;
    if (this.autosave.isHeld) {
      this.options.show.theirs(now);
      return undefined;
    }
    if (this.isOwn(now)) {
      this.autosave.rebase(now.revision);
      this.know(now);
      return { now, isRewritten: false };
    }
    // What is on its way from here may have arrived, and its answer not yet.
    return { now, isRewritten: !same(draftFromArticle(now), this.draft()) };
  }

  /** Whether the form says what it began from. */
  get isUntouched(): boolean {
    return this.base !== undefined && same(this.draft(), this.base);
  }

  /** The draft of the API, as this tab knows it. */
  get newest(): ArticleAnswer {
    return this.known;
  }

  /** Whether nothing was written or published, here or elsewhere, after this answer. */
  isStill(answer: ArticleAnswer): boolean {
    return this.known.revision === answer.revision && same(this.draft(), draftFromArticle(answer));
  }

  /** Nothing is sent any more; what is written stays in this tab. */
  lose(): void {
    this.autosave.stop();
    storeDraft(this.options.opened.id, {
      revision: this.autosave.seen,
      base: this.base,
      written: this.draft(),
    });
  }

  private know(answer: ArticleAnswer): void {
    this.known = answer;
    this.options.show.saved(answer);
  }

  /** Only where it stands was changed, or nothing: what is written is what was written from. */
  private isOwn(now: ArticleAnswer): boolean {
    return same(draftFromArticle(now), this.base);
  }

  private async send(draft: ArticleDraft, revision: number): Promise<ArticleAnswer> {
    const { form } = this.options;
    const checked = articleChange.safeParse(draft);
    if (!checked.success) {
      void form.trigger();
      throw new Error('something is missing or too long. Look at the marked fields.');
    }
    form.clearErrors();
    const answer = await this.save(checked.data, revision);
    this.base = draftFromArticle(answer);
    this.know(answer);
    return answer;
  }

  private async save(draft: ArticleDraft, revision: number): Promise<ArticleAnswer> {
    const { opened, show } = this.options;
    try {
      return await saveDraft(opened.id, revision, draft);
    } catch (failure) {
      if (!isConflict(failure)) throw this.placed(failure);
      const now = await readArticle(opened.id);
      // What was sent had arrived: only its answer was lost.
      if (same(draftFromArticle(now), draft)) return now;
      // Somebody published or took it off the site, and wrote nothing.
      if (this.isOwn(now) && now.revision !== revision) return this.save(draft, now.revision);
      // What was typed was taken back: there is nothing of one's own to keep.
      if (same(draft, this.base) && this.isUntouched) {
        this.accept(now);
        show.say(show.overtaken(now));
        return now;
      }
      show.theirs(now);
      throw failure;
    }
  }

  private unlessGone(failure: unknown): undefined {
    if (!isGone(failure)) throw failure;
    this.options.show.gone();
  }

  /** The fields that the API names say what is wrong with them. */
  private placed(failure: unknown): unknown {
    if (isGone(failure)) this.options.show.gone();
    const details = failure instanceof StaffApiFailure ? (failure.body?.details ?? []) : [];
    for (const { path, message } of details)
      this.options.form.setError(path as 'slug', { type: 'server', message });
    return failure;
  }
}
