import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LanguageCode } from '@lens/contracts/languages';
import type { RunOutcome } from '@lens/contracts/runs';
import { ApiError } from '../../common/errors/api-error.js';
import { SequentialTranslator } from '../sequential-translator.js';
import { isTextRejected, isTransient } from '../services/backoff.js';
import { toSourceText } from '../source-text.js';
import { lockText, noSignature, saveRevision } from '../texts/save-revision.js';
import type { DeskEntry } from '../texts/desk-entries.js';
import { TextList } from '../texts/text-list.js';
import { failureReason, type Translation } from '../translator.js';
import { isPending } from './pending-texts.js';
import { RunQueue, type LeasedRun } from './run-queue.js';
import { RunText } from './run.entity.js';

/** The text that is being translated. */
interface CurrentText {
  text: RunText;
  entry: DeskEntry;
}

/** Why no more texts can be translated. */
interface Stop {
  reason: string;
  /** Whether only this language is affected, so that the next one may have a service. */
  affectsLanguageOnly: boolean;
}

const next = `
  SELECT text.* FROM translation_run_texts AS text JOIN translation_runs AS run ON run.id = text.run_id
  WHERE run.id = $1 AND run.lease = $2 AND run.state = 'running' AND text.language = $3 AND text.outcome IS NULL
  ORDER BY text.position LIMIT 1`;

/** No service can translate now, but one may be able to in a moment. The message is that of the services. */
export class ServicesBusy extends Error {}

/** Translates the texts of a run one at a time, and saves the translations. */
@Injectable()
export class Runner {
  constructor(
    private readonly database: DataSource,
    private readonly sequential: SequentialTranslator,
    private readonly queue: RunQueue,
    private readonly list: TextList,
  ) {}

  /**
   * Continues the run with its next text.
   * @param mayContinue called before each text
   * @returns why the run cannot continue, as a message for staff; null where no texts are left
   * @throws ApiError 503 `texts_unavailable` @throws ServicesBusy when it may be able to continue in a moment
   */
  async translate(run: LeasedRun, mayContinue: () => boolean): Promise<string | null> {
    let firstReason: string | null = null;
    for (const language of run.languages) {
      const stop = await this.translateInto(run, language, mayContinue);
      if (stop && !stop.affectsLanguageOnly) return stop.reason;
      firstReason ??= stop?.reason ?? null;
    }
    return firstReason;
  }

  private async translateInto(
    run: LeasedRun,
    language: LanguageCode,
    mayContinue: () => boolean,
  ): Promise<Stop | null> {
    const progress: { current?: CurrentText; error?: unknown } = {};
    const advance = async () =>
      (progress.current = mayContinue() ? await this.nextText(run, language) : undefined);
    async function* sources() {
      while (await advance()) yield toSourceText(progress.current!.entry);
    }
    const translations = this.sequential.translate(sources(), language, (error) => (progress.error = error));
    for await (const translation of translations) {
      // The process is stopping, and may have caused the error itself by aborting the call.
      if (!mayContinue()) return null;
      if (progress.error !== undefined) return toStop(progress.error);
      const reason = await this.recordTranslation(run, progress.current!, translation);
      if (reason !== null) return { reason, affectsLanguageOnly: false };
      await this.queue.clearReason(run);
    }
    return null;
  }

  /** Finds the next text that is still pending, and marks those before it as skipped. */
  private async nextText(run: LeasedRun, language: LanguageCode): Promise<CurrentText | undefined> {
    for (;;) {
      const [text] = await this.database.query<RunText[]>(next, [run.id, run.lease, language]);
      if (!text) return undefined;
      const { namespace, key } = text;
      const entry = await this.list
        .findOrFail(this.database.manager, { language, namespace, key })
        .catch(ignoreNotFound);
      if (entry && isPending(entry, run.states)) return { text, entry };
      await recordOutcome(this.database.manager, text, 'skipped');
    }
  }

  /** @returns why the run has to stop, or null */
  private async recordTranslation(
    run: LeasedRun,
    { text, entry }: CurrentText,
    translation: Translation,
  ): Promise<string | null> {
    if (translation.outcome !== 'source') {
      await this.save(run, { text, entry }, translation).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'revision_conflict') throw error;
        await recordOutcome(this.database.manager, text, 'skipped');
      });
      return null;
    }
    const reason = failureReason(translation);
    const errors = translation.errors ?? [];
    if (errors.some(isTransient)) throw new ServicesBusy(reason ?? '');
    if (!errors.every(isTextRejected)) return reason;
    await recordOutcome(this.database.manager, text, 'failed', reason);
    return null;
  }

  private async save(
    run: LeasedRun,
    { text, entry }: CurrentText,
    { text: translatedText, outcome }: Translation,
  ): Promise<void> {
    const isTranslated = outcome === 'translated';
    // For staff a stale translation is more useful than the English.
    const keepsSavedText = !isTranslated && entry.row !== undefined;
    await this.database.transaction(async (manager) => {
      if (!(await this.queue.lockIfLeased(manager, run))) return;
      const row = await lockText(manager, entry.name);
      const isUnchanged = (row?.revision ?? 0) === (entry.row?.revision ?? 0);
      if (isUnchanged && !keepsSavedText)
        await saveRevision(manager, { name: entry.name, row }, run.username, {
          text: translatedText,
          state: isTranslated ? 'machine' : 'needs_human',
          source: entry.required.source,
          ...noSignature,
        });
      await recordOutcome(
        manager,
        text,
        !isUnchanged ? 'skipped' : isTranslated ? 'translated' : 'needs_human',
      );
    });
  }
}

async function recordOutcome(
  manager: EntityManager,
  { run_id, position }: RunText,
  outcome: RunOutcome,
  reason: string | null = null,
): Promise<void> {
  await manager.update(RunText, { run_id, position }, { outcome, reason });
}

/** The site may have removed a text since the run was started. */
function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
}

/** For an error whose cause only staff can fix. @throws any other error */
function toStop(error: unknown): Stop {
  if (!(error instanceof ApiError) || error.status !== 409) throw error;
  return { reason: error.message, affectsLanguageOnly: error.code === 'translation_unavailable' };
}
