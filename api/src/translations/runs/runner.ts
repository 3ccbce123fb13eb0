import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LanguageCode } from '@lens/contracts/languages';
import type { RunOutcome } from '@lens/contracts/runs';
import { ApiError } from '../../common/errors/api-error.js';
import { Batch } from '../sequential-translator.js';
import { isOfTheText, isPassing } from '../services/backoff.js';
import { keepRevision, lockText } from '../texts/save-revision.js';
import type { Seen } from '../texts/desk-entries.js';
import { TextList } from '../texts/text-list.js';
import { reasonIn, type Translation } from '../translator.js';
import { isPending } from './pending-texts.js';
import { RunQueue, type LeasedRun } from './run-queue.js';
import { RunText } from './run.entity.js';

/** A text whose turn it is. */
interface Turn {
  text: RunText;
  seen: Seen;
}

/** Why services translate nothing more. */
interface Ending {
  reason: string;
  /** The next language may have a service. */
  isOfLanguage: boolean;
}

const next = `
  SELECT text.* FROM translation_run_texts AS text JOIN translation_runs AS run ON run.id = text.run_id
  WHERE run.id = $1 AND run.lease = $2 AND run.state = 'running' AND text.language = $3 AND text.outcome IS NULL
  ORDER BY text.position LIMIT 1`;

/** No service translates now, and one of them may in a moment. Its message is theirs. */
export class ServicesBusy extends Error {}

/** Has services translate the texts of a run, one at a time, and writes what they say. */
@Injectable()
export class Runner {
  constructor(
    private readonly database: DataSource,
    private readonly batch: Batch,
    private readonly queue: RunQueue,
    private readonly list: TextList,
  ) {}

  /**
   * Goes on where the run is, as far as it gets.
   * @param mayContinue asked before each text
   * @returns why services translate nothing more, in words for people; null where nothing is left to them
   * @throws ApiError 503 `texts_unavailable` @throws ServicesBusy where it may go on in a moment
   */
  async translate(run: LeasedRun, mayContinue: () => boolean): Promise<string | null> {
    let unserved: string | null = null;
    for (const language of run.languages) {
      const ending = await this.inLanguage(run, language, mayContinue);
      if (ending && !ending.isOfLanguage) return ending.reason;
      unserved ??= ending?.reason ?? null;
    }
    return unserved;
  }

  private async inLanguage(
    run: LeasedRun,
    language: LanguageCode,
    mayContinue: () => boolean,
  ): Promise<Ending | null> {
    const at: { turn?: Turn; failure?: unknown } = {};
    const turn = async () => (at.turn = mayContinue() ? await this.turn(run, language) : undefined);
    async function* sources() {
      while (await turn()) yield at.turn!.seen.wanted.source;
    }
    const answers = this.batch.translate(sources(), language, (failure) => (at.failure = failure));
    for await (const answer of answers) {
      // Whatever failed then did so because the process ends.
      if (!mayContinue()) return null;
      if (at.failure !== undefined) return endingOf(at.failure);
      const reason = await this.recordAnswer(run, at.turn!, answer);
      if (reason !== null) return { reason, isOfLanguage: false };
      await this.queue.clearReason(run);
    }
    return null;
  }

  /** The next text that is still to be translated; those before it that are not are skipped. */
  private async turn(run: LeasedRun, language: LanguageCode): Promise<Turn | undefined> {
    for (;;) {
      const [text] = await this.database.query<RunText[]>(next, [run.id, run.lease, language]);
      if (!text) return undefined;
      const { namespace, key } = text;
      const seen = await this.list.one(this.database.manager, { language, namespace, key }).catch(gone);
      if (seen && isPending(seen, run.states)) return { text, seen };
      await close(this.database.manager, text, 'skipped');
    }
  }

  /** @returns why there is no use in going on, or null */
  private async recordAnswer(
    run: LeasedRun,
    { text, seen }: Turn,
    answer: Translation,
  ): Promise<string | null> {
    if (answer.outcome !== 'source') {
      await this.write(run, { text, seen }, answer).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'revision_conflict') throw error;
        await close(this.database.manager, text, 'skipped');
      });
      return null;
    }
    const reason = reasonIn(answer);
    const refusals = answer.refusals ?? [];
    if (refusals.some(isPassing)) throw new ServicesBusy(reason ?? '');
    if (!refusals.every(isOfTheText)) return reason;
    await close(this.database.manager, text, 'failed', reason);
    return null;
  }

  private async write(
    run: LeasedRun,
    { text, seen }: Turn,
    { text: said, outcome }: Translation,
  ): Promise<void> {
    const isDone = outcome === 'translated';
    // An old translation is more use to a person than the English.
    const isKept = !isDone && seen.row !== undefined;
    await this.database.transaction(async (manager) => {
      if (!(await this.queue.lockIfLeased(manager, run))) return;
      const row = await lockText(manager, seen.name);
      const isOurs = (row?.revision ?? 0) === (seen.row?.revision ?? 0);
      if (isOurs && !isKept)
        await keepRevision(manager, { name: seen.name, row }, run.username, {
          text: said,
          state: isDone ? 'machine' : 'needs_human',
          source: seen.wanted.source,
        });
      await close(manager, text, !isOurs ? 'skipped' : isDone ? 'translated' : 'needs_human');
    });
  }
}

async function close(
  manager: EntityManager,
  { run_id, position }: RunText,
  outcome: RunOutcome,
  reason: string | null = null,
): Promise<void> {
  await manager.update(RunText, { run_id, position }, { outcome, reason });
}

/** The site may do without a text by now. */
function gone(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
}

/** What only people can change. @throws what passes */
function endingOf(failure: unknown): Ending {
  if (!(failure instanceof ApiError) || failure.status !== 409) throw failure;
  return { reason: failure.message, isOfLanguage: failure.code === 'translation_unavailable' };
}
