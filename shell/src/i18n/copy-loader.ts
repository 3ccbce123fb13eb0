import type { i18n as I18n } from 'i18next';
import { fallbackChain, isLanguageCode, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';

/**
 * The one file that is asked for again after all tries of i18next have failed, once: the specification (FALLBACK-4) says so
 * of this file alone. Others are asked for again when somebody next chooses their language or opens a page.
 */
const reloadedFile = 'pt-BR/navigation';
const reloadDelayMs = 1000;

const fileOf = (code: string, namespace: string) => `${code}/${namespace}`;

/**
 * Loads namespaces whole. A page arrives with parts of a namespace only, which i18next takes for all of it:
 * so what was read in full is kept count of here.
 */
export class CopyLoader {
  /** Files that were read in full, or are on their way. */
  private readonly reads = new Map<string, Promise<void>>();
  private readonly failing = new Set<string>();
  private readonly watchers = new Set<() => void>();
  private reloaded = false;

  constructor(private readonly i18n: I18n) {}

  /**
   * Settles once the texts of a language, and of what it falls back to, are there. English comes along, but a language
   * that is shown at all says everything itself: it does not wait.
   * @param onStall told once when a file did not come at the first try
   */
  async load(lng: LanguageCode, namespaces: string[], onStall?: () => void): Promise<void> {
    const chain = fallbackChain(lng).filter(isLanguageCode);
    const needed = chain.filter((code) => code === lng || code !== sourceLanguage);
    const readAll = (codes: LanguageCode[]) =>
      Promise.all(codes.flatMap((code) => namespaces.map((namespace) => this.read(code, namespace))));
    const names = needed.flatMap((code) => namespaces.map((namespace) => fileOf(code, namespace)));
    const watch = () => {
      if (!names.some((name) => this.failing.has(name))) return;
      this.watchers.delete(watch);
      onStall?.();
    };
    this.watchers.add(watch);
    try {
      const reads = readAll(needed);
      if (lng !== sourceLanguage) readAll([sourceLanguage]).catch(() => undefined);
      watch();
      await reads;
    } finally {
      this.watchers.delete(watch);
    }
  }

  /** Told by the backend of every read that failed. */
  noticeFailedRead(code: string, namespace: string): void {
    this.failing.add(fileOf(code, namespace));
    for (const watch of [...this.watchers]) watch();
  }

  private read(code: LanguageCode, namespace: string): Promise<void> {
    const name = fileOf(code, namespace);
    const known = this.reads.get(name);
    if (known) return known;
    const read = this.readFile(code, namespace).catch((failure: unknown) =>
      this.readAgain(code, namespace, failure),
    );
    this.reads.set(name, read);
    read.catch(() => this.reads.delete(name)).finally(() => this.failing.delete(name));
    return read;
  }

  /** Mends what all tries of i18next did not: Brazilian navigation is asked for once more, for as long as a page is open. */
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
