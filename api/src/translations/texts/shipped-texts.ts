import { Inject, Injectable } from '@nestjs/common';
import { isLanguageCode, type LanguageCode } from '@lens/contracts/languages';
import type { Descriptions } from '@lens/contracts/descriptions';
import { glossary, type GlossaryEntry } from '@lens/contracts/glossary';
import { shippedTextsHeader } from '@lens/contracts/locale-files';
import { shippedSignOffs, validSignOffs, type ShippedSignOff, type SignOff } from '@lens/contracts/sign-offs';
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import { requiredTexts, type RequiredText } from '@lens/contracts/untranslated-texts';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ApiError } from '../../common/errors/api-error.js';
import { describeFault } from '../../common/logging/describe-fault.js';
import { LOGGER } from '../../common/logging/logger.js';
import type { Environment } from '../../config/env.js';
import { ENVIRONMENT } from '../../config/environment-token.js';

/** How long a response is used without asking the shell again. */
const maxAgeMs = 1000;
const timeoutMs = 5000;

/**
 * By default fetch sends `no-cache` with our `If-None-Match`, and the shell would then send the whole file. It would
 * also ask for compression, which takes the shell longer than the local network takes for the file.
 */
const requestHeaders = { 'cache-control': 'max-age=0', 'accept-encoding': 'identity' };

/** By namespace: the languages in which it has a file. */
const indexSchema = z.record(z.string(), z.array(z.string().refine(isLanguageCode)));
type Index = Record<string, LanguageCode[]>;

const descriptions = z.record(z.string(), z.string());
const noDescriptions: Descriptions = {};
const noTexts: TextTree = {};
const noEntries: GlossaryEntry[] = [];
const noSignOffs: ShippedSignOff[] = [];

interface CachedResponse {
  receivedAtMs: number;
  etag: string | null;
  /** The mark of all files at the time of this response. */
  mark: string | null;
  content: unknown;
}

/** One language of a namespace. */
export interface ShippedFile {
  /** By key: the English of each text that the language needs. */
  required: Map<string, RequiredText>;
  /** By key: the texts of the language's file. */
  texts: Map<string, string>;
  /** By key: the valid sign-offs of `texts`. */
  signOffs: ReadonlyMap<string, SignOff>;
  descriptions: Descriptions;
  /** Of the language, the same for all its namespaces. */
  glossary: GlossaryEntry[];
}

interface LoadOptions {
  /** The current mark of all files; null where it is not known. */
  mark: string | null;
  /** Returned for a file that does not exist; without it, such a file is an error. */
  contentIfMissing?: unknown;
}

/** A file with the parsed parts that it was built from; it is reused while the parts are the same objects. */
interface CachedFile {
  parts: readonly unknown[];
  file: ShippedFile;
}

/** The files of texts as the remotes ship them, read from the shell, which knows the active versions. */
@Injectable()
export class ShippedTexts {
  private readonly responses = new Map<string, Promise<CachedResponse>>();
  private readonly files = new Map<string, CachedFile>();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** The namespaces of all active versions. @throws ApiError 503 `texts_unavailable` */
  async namespaces(): Promise<string[]> {
    return Object.keys((await this.loadIndex()).index);
  }

  /**
   * Returns the same object as long as its content is the same.
   * @throws ApiError 404 when no active version has the namespace, 503 `texts_unavailable`
   */
  async file(language: LanguageCode, namespace: string): Promise<ShippedFile> {
    const { index, mark } = await this.loadIndex();
    const translations = Object.hasOwn(index, namespace) ? index[namespace] : undefined;
    if (!translations?.includes('en')) throw new ApiError('not_found');
    const loadTexts = async (code: LanguageCode) =>
      (await this.load(`${code}/${namespace}.json`, { mark })).content as TextTree;
    const [english, translation, { content: description }, { content: entries }, { content: records }] =
      await Promise.all([
        loadTexts('en'),
        translations.includes(language) ? loadTexts(language) : noTexts,
        // A version may ship no descriptions, or descriptions of another shape.
        this.load(`descriptions/${namespace}.json`, { mark, contentIfMissing: noDescriptions }),
        this.load(`glossaries/${language}.json`, { mark, contentIfMissing: noEntries }),
        this.load(`sign-offs/${language}.json`, { mark, contentIfMissing: noSignOffs }),
      ]);
    const name = `${language}/${namespace}`;
    const parts = [english, translation, description, entries, records];
    const cached = this.files.get(name);
    if (cached?.parts.every((part, position) => part === parts[position])) return cached.file;
    const required = requiredTexts(flattenTree(english), language);
    const texts = flattenTree(translation);
    const signOffs = shippedSignOffs.safeParse(records).data ?? noSignOffs;
    const file = {
      required,
      texts,
      signOffs: validSignOffs(signOffs, namespace, (key) => ({
        source: required.get(key)?.source,
        text: texts.get(key),
      })),
      descriptions: descriptions.safeParse(description).data ?? noDescriptions,
      glossary: glossary.safeParse(entries).data ?? noEntries,
    };
    this.files.set(name, { parts, file });
    return file;
  }

  private async loadIndex(): Promise<{ index: Index; mark: string | null }> {
    const { content, mark } = await this.load('index.json', { mark: null });
    const parsed = indexSchema.safeParse(content);
    if (!parsed.success) throw new ApiError('texts_unavailable');
    return { index: parsed.data as Index, mark };
  }

  /** There are more than a hundred files, so one that was received under the current mark is not requested again. */
  private async load(file: string, { mark, contentIfMissing }: LoadOptions): Promise<CachedResponse> {
    const before = this.responses.get(file);
    const cached = await before;
    if (cached && (Date.now() - cached.receivedAtMs < maxAgeMs || (mark !== null && cached.mark === mark)))
      return cached;
    // Another caller may have sent a request in the meantime; all of them share it.
    const current = this.responses.get(file);
    const response = current && current !== before ? current : this.fetch(file, cached, contentIfMissing);
    this.responses.set(file, response);
    return response;
  }

  private async fetch(
    file: string,
    cached: CachedResponse | undefined,
    contentIfMissing: unknown,
  ): Promise<CachedResponse> {
    try {
      const response = await fetch(`${this.environment.shellUrl}/locales/shipped/${file}`, {
        headers: { ...requestHeaders, ...(cached?.etag && { 'if-none-match': cached.etag }) },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const received = { receivedAtMs: Date.now(), mark: response.headers.get(shippedTextsHeader) };
      if (response.status === 304 && cached) return { ...cached, ...received };
      if (response.status === 404 && contentIfMissing !== undefined)
        return { ...received, etag: null, content: contentIfMissing };
      if (!response.ok) throw new Error(`The shell answered with ${response.status}`);
      return { ...received, etag: response.headers.get('etag'), content: await response.json() };
    } catch (error) {
      this.responses.delete(file);
      this.log.warn({ file, ...describeFault(error) }, 'shipped texts not available');
      throw new ApiError('texts_unavailable');
    }
  }
}
