import { Inject, Injectable } from '@nestjs/common';
import { isLanguageCode, type LanguageCode } from '@lens/contracts/languages';
import type { Descriptions } from '@lens/contracts/descriptions';
import { shippedMark } from '@lens/contracts/locale-files';
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import { requiredTexts, type RequiredText } from '@lens/contracts/untranslated-texts';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ApiError } from '../../common/errors/api-error.js';
import { describeFault } from '../../common/logging/describe-fault.js';
import { LOGGER } from '../../common/logging/logger.js';
import type { Environment } from '../../config/env.js';
import { ENVIRONMENT } from '../../config/token.js';

/** How long an answer counts without asking again, and how long one is waited for; milliseconds. */
const freshFor = 1000;
const limit = 5000;

/**
 * By itself fetch would say no-cache, which asks for the whole file whatever its tag, and have it compressed, which takes
 * the shell longer than a neighbour's line does.
 */
const plainly = { 'cache-control': 'max-age=0', 'accept-encoding': 'identity' };

/** Languages in which each namespace has a file. */
const index = z.record(z.string(), z.array(z.string().refine(isLanguageCode)));
type Index = Record<string, LanguageCode[]>;

const descriptions = z.record(z.string(), z.string());
const noDescriptions: Descriptions = {};
const noTexts: TextTree = {};

interface Known {
  askedAt: number;
  etag: string | null;
  /** Of all files, when this one was answered. */
  mark: string | null;
  content: unknown;
}

/** One language of a namespace: each key that it needs, with its English, and what its file says. */
export interface ShippedFile {
  wanted: Map<string, RequiredText>;
  texts: Map<string, string>;
  /** What its owner says of the texts to translators. */
  descriptions: Descriptions;
}

interface Asked {
  /** Of all files today; null where the shell says none. */
  mark: string | null;
  otherwise?: unknown;
}

/** What a file was made of: as long as its parts are the same, so is it. */
interface Made {
  parts: readonly unknown[];
  file: ShippedFile;
}

/** The files of texts as their remotes ship them, asked of the shell, which knows the versions that are live. */
@Injectable()
export class ShippedTexts {
  private readonly known = new Map<string, Promise<Known>>();
  private readonly made = new Map<string, Made>();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Those that visitors see. @throws ApiError 503 `texts_unavailable` */
  async namespaces(): Promise<string[]> {
    return Object.keys((await this.index()).found);
  }

  /**
   * The same object for as long as what it says is the same.
   * @throws ApiError 404 when visitors see no such namespace, 503 `texts_unavailable`
   */
  async file(language: LanguageCode, namespace: string): Promise<ShippedFile> {
    const { found, mark } = await this.index();
    const spoken = Object.hasOwn(found, namespace) ? found[namespace] : undefined;
    if (!spoken?.includes('en')) throw new ApiError('not_found');
    const read = async (code: LanguageCode) =>
      (await this.ask(`${code}/${namespace}.json`, { mark })).content as TextTree;
    const [english, own, { content: said }] = await Promise.all([
      read('en'),
      spoken.includes(language) ? read(language) : noTexts,
      // A version of its owner may have none, or another shape.
      this.ask(`descriptions/${namespace}.json`, { mark, otherwise: noDescriptions }),
    ]);
    const name = `${language}/${namespace}`;
    const parts = [english, own, said];
    const before = this.made.get(name);
    if (before?.parts.every((part, index) => part === parts[index])) return before.file;
    const file = {
      wanted: requiredTexts(flattenTree(english), language),
      texts: flattenTree(own),
      descriptions: descriptions.safeParse(said).data ?? noDescriptions,
    };
    this.made.set(name, { parts, file });
    return file;
  }

  private async index(): Promise<{ found: Index; mark: string | null }> {
    const { content, mark } = await this.ask('index.json', { mark: null });
    const parsed = index.safeParse(content);
    if (!parsed.success) throw new ApiError('texts_unavailable');
    return { found: parsed.data as Index, mark };
  }

  /**
   * A file that was answered under the mark of today is not asked for again: there are more than a hundred.
   * @param otherwise what a file that there is not counts as; without it that is a failure
   */
  private async ask(file: string, { mark, otherwise }: Asked): Promise<Known> {
    const before = this.known.get(file);
    const known = await before;
    if (known && (Date.now() - known.askedAt < freshFor || (mark !== null && known.mark === mark)))
      return known;
    // Somebody else may have asked meanwhile: all of them wait for one answer.
    const current = this.known.get(file);
    const asking = current && current !== before ? current : this.fetch(file, known, otherwise);
    this.known.set(file, asking);
    return asking;
  }

  private async fetch(file: string, known: Known | undefined, otherwise: unknown): Promise<Known> {
    try {
      const answer = await fetch(`${this.environment.shellUrl}/locales/shipped/${file}`, {
        headers: { ...plainly, ...(known?.etag && { 'if-none-match': known.etag }) },
        signal: AbortSignal.timeout(limit),
      });
      const asked = { askedAt: Date.now(), mark: answer.headers.get(shippedMark) };
      if (answer.status === 304 && known) return { ...known, ...asked };
      if (answer.status === 404 && otherwise !== undefined)
        return { ...asked, etag: null, content: otherwise };
      if (!answer.ok) throw new Error(`The shell answers ${answer.status}`);
      return { ...asked, etag: answer.headers.get('etag'), content: await answer.json() };
    } catch (failure) {
      this.known.delete(file);
      this.log.warn({ file, ...describeFault(failure) }, 'shipped texts not available');
      throw new ApiError('texts_unavailable');
    }
  }
}
