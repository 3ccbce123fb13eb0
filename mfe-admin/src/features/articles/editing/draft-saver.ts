import type { UseFormReturn } from 'react-hook-form';
import { articleChange, type ArticleAnswer } from '@lens/contracts/articles';
import { isGone, StaffApiFailure } from '@lens/platform/staff-api';
import { readArticle, saveDraft } from '../api/article';
import { isSame } from '../compare/is-same';
import { draftFromArticle, type ArticleDraft } from '../article-draft';
import { Autosave, type SaveState } from './autosave';
import { storeDraft, type StoredDraft } from './stored-draft';
import { draftFromForm } from '../draft-from-form';

interface DraftSaverOptions {
  opened: ArticleAnswer;
  /** What was typed in this tab before, and never saved. */
  storedDraft: StoredDraft | null;
  form: UseFormReturn<ArticleDraft, unknown, ArticleDraft>;
  view: {
    setState: (state: SaveState) => void;
    setSaved: (answer: ArticleAnswer) => void;
    setTheirs: (answer: ArticleAnswer) => void;
    /** What somebody else wrote stands in the form now. @returns says so, and who it was */
    showReplaced: (answer: ArticleAnswer) => string;
    announce: (text: string) => void;
    /** Somebody deleted it. */
    markDeleted: () => void;
  };
}

const isConflict = (failure: unknown) => failure instanceof StaffApiFailure && failure.status === 412;

/** Nobody answered, or the API was not itself: the same may be taken in a while. */
const isTemporary = (failure: unknown) =>
  failure instanceof StaffApiFailure &&
  (failure.status === 0 || failure.status === 429 || failure.status >= 500);

/** Keeps the API's draft and the form alike, and what is not saved in this tab. */
export class DraftSaver {
  private readonly autosave: Autosave<ArticleDraft>;
  private latest: ArticleDraft;
  /** What the revision says that is sent along: a conflict is between two who began there. */
  private base: ArticleDraft | undefined;
  private known: ArticleAnswer;

  constructor(private readonly options: DraftSaverOptions) {
    const { opened, storedDraft, view } = options;
    this.latest = draftFromArticle(opened);
    this.known = opened;
    this.base = storedDraft && storedDraft.revision !== opened.revision ? storedDraft.base : this.latest;
    this.autosave = new Autosave({
      revision: storedDraft?.revision ?? opened.revision,
      isConflict,
      isTemporary,
      onStateChange: (state) => {
        view.setState(state);
        const unsaved = { revision: this.autosave.currentRevision, base: this.base, written: this.draft() };
        storeDraft(opened.id, state.kind === 'saved' ? null : unsaved);
      },
      send: (draft, revision) => this.send(draft, revision),
    });
  }

  get baseDraft(): ArticleDraft | undefined {
    return this.base;
  }

  draft(): ArticleDraft {
    return draftFromForm(this.options.form.getValues());
  }

  start(): void {
    this.autosave.start();
    this.onFormChange();
  }

  stop(): void {
    this.autosave.stop();
  }

  /** The form may hold something new; opening a language is no change. */
  onFormChange(): void {
    const now = this.draft();
    if (isSame(now, this.latest)) return;
    this.latest = now;
    this.autosave.enqueue(now);
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
  async runAction(send: (revision: number) => Promise<ArticleAnswer>): Promise<ArticleAnswer | undefined> {
    try {
      const answer = await this.autosave.sendAction(send);
      if (answer) this.setKnown(answer);
      return answer;
    } catch (failure) {
      if (!isConflict(failure)) throw this.showFieldErrors(failure);
      const now = await readArticle(this.options.opened.id);
      if (this.hasSameText(now)) {
        this.autosave.rebase(now.revision);
        this.setKnown(now);
      } else if (this.isUnchanged) {
        this.replaceWith(now);
        throw new Error(`${this.options.view.showReplaced(now)} Read it, then try again.`, {
          cause: failure,
        });
      } else {
        this.options.view.setTheirs(now);
        this.autosave.pause();
      }
      throw failure;
    }
  }

  /** Goes on from an answer of the API in place of what is typed. */
  replaceWith(answer: ArticleAnswer): void {
    this.latest = draftFromArticle(answer);
    this.base = this.latest;
    this.options.form.reset(this.latest);
    this.setKnown(answer);
    this.autosave.resume(answer.revision, null);
  }

  /** Puts what is typed over what somebody else saved. */
  overwrite(theirs: ArticleAnswer): void {
    this.base = draftFromArticle(theirs);
    this.setKnown(theirs);
    const draft = this.draft();
    this.autosave.resume(theirs.revision, isSame(draft, this.base) ? null : draft);
  }

  /**
   * Looks at what somebody else has made of it. Where only the publication is another one, writing goes on from there.
   * @param eventRevision the revision that was heard of; without one, whatever is the newest
   * @returns nothing where it is known here already, or is on the screen to be chosen from
   */
  async checkForNewer(
    eventRevision?: number,
  ): Promise<{ now: ArticleAnswer; isTextChanged: boolean } | undefined> {
    if (eventRevision !== undefined && eventRevision <= this.autosave.currentRevision) return undefined;
    const now = await readArticle(this.options.opened.id).catch((failure: unknown) =>
      this.handleIfGone(failure),
    );
    if (!now) return undefined;
    const { currentRevision } = this.autosave;
    // What goes public by itself stays the same revision.
    if (now.revision < currentRevision || (eventRevision !== undefined && now.revision === currentRevision))
      return undefined;
    if (this.autosave.isPaused) {
      this.options.view.setTheirs(now);
      return undefined;
    }
    if (this.hasSameText(now)) {
      this.autosave.rebase(now.revision);
      this.setKnown(now);
      return { now, isTextChanged: false };
    }
    // What is on its way from here may have arrived, and its answer not yet.
    return { now, isTextChanged: !isSame(draftFromArticle(now), this.draft()) };
  }

  /** Whether the form says what it began from. */
  get isUnchanged(): boolean {
    return this.base !== undefined && isSame(this.draft(), this.base);
  }

  /** The draft of the API, as this tab knows it. */
  get newest(): ArticleAnswer {
    return this.known;
  }

  /** Whether nothing was written or published, here or elsewhere, after this answer. */
  isStillAt(answer: ArticleAnswer): boolean {
    return this.known.revision === answer.revision && isSame(this.draft(), draftFromArticle(answer));
  }

  /** Nothing is sent any more; what is written stays in this tab. */
  stopAndStore(): void {
    this.autosave.stop();
    storeDraft(this.options.opened.id, {
      revision: this.autosave.currentRevision,
      base: this.base,
      written: this.draft(),
    });
  }

  private setKnown(answer: ArticleAnswer): void {
    this.known = answer;
    this.options.view.setSaved(answer);
  }

  /** Only where it stands was changed, or nothing: what is written is what was written from. */
  private hasSameText(now: ArticleAnswer): boolean {
    return isSame(draftFromArticle(now), this.base);
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
    this.setKnown(answer);
    return answer;
  }

  private async save(draft: ArticleDraft, revision: number): Promise<ArticleAnswer> {
    const { opened, view } = this.options;
    try {
      return await saveDraft(opened.id, revision, draft);
    } catch (failure) {
      if (!isConflict(failure)) throw this.showFieldErrors(failure);
      const now = await readArticle(opened.id);
      // What was sent had arrived: only its answer was lost.
      if (isSame(draftFromArticle(now), draft)) return now;
      // Somebody published or took it off the site, and wrote nothing.
      if (this.hasSameText(now) && now.revision !== revision) return this.save(draft, now.revision);
      // What was typed was taken back: there is nothing of one's own to keep.
      if (isSame(draft, this.base) && this.isUnchanged) {
        this.replaceWith(now);
        view.announce(view.showReplaced(now));
        return now;
      }
      view.setTheirs(now);
      throw failure;
    }
  }

  private handleIfGone(failure: unknown): undefined {
    if (!isGone(failure)) throw failure;
    this.options.view.markDeleted();
  }

  /** The fields that the API names say what is wrong with them. */
  private showFieldErrors(failure: unknown): unknown {
    if (isGone(failure)) this.options.view.markDeleted();
    const details = failure instanceof StaffApiFailure ? (failure.body?.details ?? []) : [];
    for (const { path, message } of details)
      this.options.form.setError(path as 'slug', { type: 'server', message });
    return failure;
  }
}
