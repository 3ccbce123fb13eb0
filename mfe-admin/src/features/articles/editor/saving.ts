import type { UseFormReturn } from 'react-hook-form';
import { articleContent, type ArticleAnswer, type ArticleContent } from '@lens/contracts/articles';
import { StaffApiFailure } from '@lens/platform/staff-api';
import { readArticle, replaceArticle } from '../api/article';
import { same } from '../compare/same';
import { contentOf, writtenIn, type Written } from '../content';
import { isPublic, scheduleOf, type Schedule } from '../schedule';
import { Autosave, type SaveState } from './autosave';
import { keep, type Kept } from './kept';
import { writtenOf } from './written';

interface Options {
  opened: ArticleAnswer;
  /** What was typed in this tab before, and never saved. */
  kept: Kept | null;
  form: UseFormReturn<Written, unknown, Written>;
  show: {
    state: (state: SaveState) => void;
    saved: (answer: ArticleAnswer) => void;
    theirs: (answer: ArticleAnswer) => void;
  };
}

const isConflict = (failure: unknown) => failure instanceof StaffApiFailure && failure.status === 412;

/** Nobody answered, or the API was not itself: the same may be taken in a while. */
const isPassing = (failure: unknown) =>
  failure instanceof StaffApiFailure &&
  (failure.status === 0 || failure.status === 429 || failure.status >= 500);

/** Keeps the API's article and the form alike, and what is not saved in this tab. */
export class Saving {
  private readonly autosave: Autosave<ArticleContent>;
  private schedule: Schedule;
  private latest: Written;
  /** What the revision says that is sent along: a conflict is between two who began there. */
  private base: Written | undefined;

  constructor(private readonly options: Options) {
    const { opened, kept, show } = options;
    this.schedule = scheduleOf(opened);
    this.latest = writtenIn(opened);
    this.base = kept && kept.revision !== opened.revision ? kept.base : this.latest;
    this.autosave = new Autosave({
      revision: kept?.revision ?? opened.revision,
      isConflict,
      isPassing,
      tell: (state) => {
        show.state(state);
        const unsaved = { revision: this.autosave.seen, base: this.base, written: this.written() };
        keep(opened.id, state.kind === 'saved' ? null : unsaved);
      },
      send: (content, revision) => this.send(content, revision),
    });
  }

  get revision(): number {
    return this.autosave.seen;
  }

  get origin(): Written | undefined {
    return this.base;
  }

  written(): Written {
    return writtenOf(this.options.form.getValues());
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
    const now = this.written();
    if (same(now, this.latest)) return;
    this.latest = now;
    this.autosave.change(this.content(), { silent: isPublic(this.schedule) });
  }

  /** @returns whether the API has all that is typed */
  flush(): Promise<boolean> {
    return this.autosave.flush();
  }

  /** Publishes, schedules, or takes back. @returns whether the API agreed */
  async reschedule(wanted: Schedule): Promise<boolean> {
    const before = this.schedule;
    this.schedule = wanted;
    this.autosave.change(this.content(), { now: true });
    const agreed = await this.autosave.flush();
    if (!agreed) {
      // A later save must not publish what somebody saw refused.
      this.schedule = before;
      this.autosave.replace(this.content());
    }
    return agreed;
  }

  /** Goes on from an answer of the API in place of what is typed. */
  accept(answer: ArticleAnswer): void {
    this.schedule = scheduleOf(answer);
    this.latest = writtenIn(answer);
    this.base = this.latest;
    this.options.form.reset(this.latest);
    this.options.show.saved(answer);
    this.autosave.resume(answer.revision, null);
  }

  /** Puts what is typed over what somebody else saved; when it appears is as they left it. */
  overwrite(theirs: ArticleAnswer): void {
    this.schedule = scheduleOf(theirs);
    this.base = writtenIn(theirs);
    this.options.show.saved(theirs);
    const content = this.content();
    this.autosave.resume(theirs.revision, same(content, contentOf(theirs)) ? null : content);
  }

  private content(): ArticleContent {
    return { ...this.written(), ...this.schedule };
  }

  private async send(content: ArticleContent, revision: number): Promise<ArticleAnswer> {
    const { opened, form, show } = this.options;
    const checked = articleContent.safeParse(content);
    if (!checked.success) {
      void form.trigger();
      throw new Error('something is missing or too long. Look at the marked fields.');
    }
    form.clearErrors();
    const answer = await replaceArticle(opened.id, revision, checked.data).catch(async (failure: unknown) => {
      if (!isConflict(failure)) throw this.placed(failure);
      const now = await readArticle(opened.id);
      // What was sent had arrived: only its answer was lost.
      if (same(contentOf(now), checked.data)) return now;
      show.theirs(now);
      throw failure;
    });
    this.schedule = scheduleOf(answer);
    this.base = writtenIn(answer);
    show.saved(answer);
    return answer;
  }

  /** The fields that the API names say what is wrong with them. */
  private placed(failure: unknown): unknown {
    const details = failure instanceof StaffApiFailure ? (failure.body?.details ?? []) : [];
    for (const { path, message } of details)
      this.options.form.setError(path as 'slug', { type: 'server', message });
    return failure;
  }
}
