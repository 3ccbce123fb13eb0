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
  /** What was typed in this tab earlier and never saved. */
  storedDraft: StoredDraft | null;
  form: UseFormReturn<ArticleDraft, unknown, ArticleDraft>;
  view: {
    setState: (state: SaveState) => void;
    setSaved: (answer: ArticleAnswer) => void;
    setTheirs: (answer: ArticleAnswer) => void;
    /** The form now shows a colleague's text. @returns a message that says so */
    showReplaced: (answer: ArticleAnswer) => string;
    announce: (text: string) => void;
    /** The article was deleted. */
    markDeleted: () => void;
  };
}

const isConflict = (failure: unknown) => failure instanceof StaffApiFailure && failure.status === 412;

/** The API did not answer or failed, so a later attempt may succeed. */
const isTemporary = (failure: unknown) =>
  failure instanceof StaffApiFailure &&
  (failure.status === 0 || failure.status === 429 || failure.status >= 500);

/** Keeps the form and the API's draft the same, and stores unsaved text in this tab. */
export class DraftSaver {
  private readonly autosave: Autosave<ArticleDraft>;
  private latest: ArticleDraft;
  /** The draft at the revision that the next save is based on; conflicts are compared with it. */
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

  /** Called when the form may have changed; opening a language is no change. */
  onFormChange(): void {
    const now = this.draft();
    if (isSame(now, this.latest)) return;
    this.latest = now;
    this.autosave.enqueue(now);
  }

  /** @returns whether the API has everything that was typed */
  flush(): Promise<boolean> {
    return this.autosave.flush();
  }

  /**
   * Runs an action on the draft once it is saved.
   * @returns undefined if it could not be saved, which is shown already
   * @throws the API's refusal; after a colleague's save, their version is shown first: as a conflict if something was
   * typed here, otherwise in the form
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

  /** Replaces the form by a response of the API. */
  replaceWith(answer: ArticleAnswer): void {
    this.latest = draftFromArticle(answer);
    this.base = this.latest;
    this.options.form.reset(this.latest);
    this.setKnown(answer);
    this.autosave.resume(answer.revision, null);
  }

  /** Saves the form over a colleague's version. */
  overwrite(theirs: ArticleAnswer): void {
    this.base = draftFromArticle(theirs);
    this.setKnown(theirs);
    const draft = this.draft();
    this.autosave.resume(theirs.revision, isSame(draft, this.base) ? null : draft);
  }

  /**
   * Reads the newest version. If only the publication changed, editing continues from there.
   * @param eventRevision the revision of the event; without it, whatever is newest
   * @returns undefined if it is known already, or is shown in the conflict dialog
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
    // The revision stays the same when a scheduled article is published.
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
    // A request from here may have been saved although its response has not arrived yet.
    return { now, isTextChanged: !isSame(draftFromArticle(now), this.draft()) };
  }

  /** Whether the form is the same as the draft that it started from. */
  get isUnchanged(): boolean {
    return this.base !== undefined && isSame(this.draft(), this.base);
  }

  /** The API's draft, as far as this tab knows. */
  get newest(): ArticleAnswer {
    return this.known;
  }

  /** Whether nothing was typed, saved or published since this response. */
  isStillAt(answer: ArticleAnswer): boolean {
    return this.known.revision === answer.revision && isSame(this.draft(), draftFromArticle(answer));
  }

  /** Stops saving, and stores the text in this tab. */
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

  /** Whether the text is still the one that the form is based on, so that at most the publication changed. */
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
      // The draft had been saved; only the response was lost.
      if (isSame(draftFromArticle(now), draft)) return now;
      // A colleague published or unpublished it without changing the text.
      if (this.hasSameText(now) && now.revision !== revision) return this.save(draft, now.revision);
      // The typed text was removed again, so nothing of one's own would be lost.
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

  /** Shows the API's errors at their fields. */
  private showFieldErrors(failure: unknown): unknown {
    if (isGone(failure)) this.options.view.markDeleted();
    const details = failure instanceof StaffApiFailure ? (failure.body?.details ?? []) : [];
    for (const { path, message } of details)
      this.options.form.setError(path as 'slug', { type: 'server', message });
    return failure;
  }
}
