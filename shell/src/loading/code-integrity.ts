import { impossibleHash, recordRefusal } from './guarded-loading';
import {
  codeFile,
  moduleName,
  type ComposedRemote,
  type FontSheets,
  type PageIntegrity,
  type StartScript,
} from '../page/page-state';

/** Browsers do not say why they refuse a file. If it is available, its hash was wrong. */
const isAvailable = (list: string): Promise<boolean> =>
  fetch(list, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * The hashes of this page's files. It starts with those sent with the page and loads the others when they are needed.
 */
export class CodeIntegrity {
  readonly hashes: Map<string, string>;
  private readonly loaded = new Map<string, Promise<void>>();

  constructor(
    private readonly page: PageIntegrity,
    startScripts: StartScript[] = [],
  ) {
    const ofStartScripts = startScripts.map(({ src, integrity }) => [src, integrity] as const);
    this.hashes = new Map([...ofStartScripts, ...Object.entries(page.files)]);
  }

  /**
   * Resolves once the hashes of a module's files are known.
   * @throws what `fetch` throws when their list cannot be loaded, or has another hash than the page was sent with
   */
  loadHashes(remote: ComposedRemote, module: string): Promise<void> {
    if (this.page.modules.includes(moduleName(remote, module))) return Promise.resolve();
    const loading = this.loaded.get(remote.address) ?? this.load(remote);
    this.loaded.set(remote.address, loading);
    return loading;
  }

  /**
   * Reads the list of each script's font sheets, and adds their hashes.
   * @throws as `loadHashes` does
   */
  async readFontSheets(list: string): Promise<FontSheets> {
    const fontSheets = await this.read<FontSheets>(list);
    for (const [file, hash] of Object.entries(fontSheets.files)) this.hashes.set(file, hash);
    return fontSheets;
  }

  /** Adds the hashes of a version. @param address of its folder */
  addHashes(address: string, files: Record<string, string>): void {
    for (const [file, hash] of Object.entries(files)) this.hashes.set(`${address}${file}`, hash);
    this.loaded.set(address, Promise.resolve());
  }

  private async read<List>(list: string): Promise<List> {
    const response = await fetch(list, { integrity: this.page.code[list] ?? impossibleHash });
    if (!response.ok) throw new Error(`${list} answered ${response.status}.`);
    return (await response.json()) as List;
  }

  private async load({ address }: ComposedRemote): Promise<void> {
    const list = `${address}${codeFile}`;
    try {
      this.addHashes(address, await this.read<Record<string, string>>(list));
    } catch (failure) {
      this.loaded.delete(address);
      if (failure instanceof TypeError && (await isAvailable(list))) recordRefusal(list);
      throw failure;
    }
  }
}
