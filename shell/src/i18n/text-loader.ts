import type { i18n as I18n } from 'i18next';
import { signOffNamespace } from '@lens/contracts/sign-off-marks';
import { fallbackChain, isLanguageCode, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';

/**
 * The only file that is read once more after all of i18next's retries have failed, as the specification demands
 * (FALLBACK-4). Other files are read again when the visitor next chooses their language or opens a page.
 */
const reloadedFile = 'pt-BR/navigation';
const reloadDelayMs = 1000;

const fileOf = (code: string, namespace: string) => `${code}/${namespace}`;

/**
 * Loads whole namespaces. A page is sent with parts of a namespace, which i18next takes for all of it, so we record
 * here which files have been loaded.
 */
export class TextLoader {
  /** Files that are loaded or loading. */
  private readonly reads = new Map<string, Promise<void>>();
  private readonly failing = new Set<string>();
  private readonly stallChecks = new Set<() => void>();
  private reloaded = false;

  constructor(private readonly i18n: I18n) {}

  /**
   * Resolves once the texts of a language and its fallback are loaded. English is loaded too but not waited for,
   * because a language is shown only where it is complete.
   * @param onStall called once, when the first attempt to read a file has failed
   */
  async load(lng: LanguageCode, namespaces: string[], onStall?: () => void): Promise<void> {
    const chain = fallbackChain(lng).filter(isLanguageCode);
    const awaited = chain.filter((code) => code === lng || code !== sourceLanguage);
    const readAll = (codes: LanguageCode[]) =>
      Promise.all(
        codes.flatMap((code) =>
          namespaces
            .filter(
              (namespace) => namespace !== signOffNamespace || (code === lng && code !== sourceLanguage),
            )
            .map((namespace) => this.read(code, namespace)),
        ),
      );
    const names = awaited.flatMap((code) => namespaces.map((namespace) => fileOf(code, namespace)));
    const checkStalled = () => {
      if (!names.some((name) => this.failing.has(name))) return;
      this.stallChecks.delete(checkStalled);
      onStall?.();
    };
    this.stallChecks.add(checkStalled);
    try {
      const reads = readAll(awaited);
      if (lng !== sourceLanguage) readAll([sourceLanguage]).catch(() => undefined);
      checkStalled();
      await reads;
    } finally {
      this.stallChecks.delete(checkStalled);
    }
  }

  /** Must be called by the backend for every failed read. */
  onFailedRead(code: string, namespace: string): void {
    this.failing.add(fileOf(code, namespace));
    for (const check of [...this.stallChecks]) check();
  }

  private read(code: LanguageCode, namespace: string): Promise<void> {
    const name = fileOf(code, namespace);
    const existing = this.reads.get(name);
    if (existing) return existing;
    const read = this.readFile(code, namespace).catch((failure: unknown) =>
      this.readAgain(code, namespace, failure),
    );
    this.reads.set(name, read);
    read.catch(() => this.reads.delete(name)).finally(() => this.failing.delete(name));
    return read;
  }

  /** Reads `reloadedFile` once more after i18next has given up, at most once in a document. */
  private async readAgain(code: LanguageCode, namespace: string, failure: unknown): Promise<void> {
    if (fileOf(code, namespace) !== reloadedFile || this.reloaded) throw failure;
    this.reloaded = true;
    await new Promise((resolve) => setTimeout(resolve, reloadDelayMs));
    await this.readFile(code, namespace);
  }

  private readFile(code: LanguageCode, namespace: string): Promise<void> {
    return new Promise((resolve, reject) => {
      void this.i18n.reloadResources([code], [namespace], (failure?: unknown) =>
        failure ? reject(new Error(`The texts of ${namespace} in ${code} did not arrive.`)) : resolve(),
      );
    });
  }
}
