import { noFile, noteRefusal } from './guarded-loading';
import { codeFile, moduleName, type ComposedRemote, type PageIntegrity } from './page-state';

/** Browsers do not say why they refuse a file: one that can be had was another than the one expected. */
const isThere = (list: string): Promise<boolean> =>
  fetch(list, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The values by which this page's files are checked. It begins with those of the page at hand and learns the others. */
export class CodeIntegrity {
  readonly values: Map<string, string>;
  private readonly learnt = new Map<string, Promise<void>>();

  constructor(private readonly page: PageIntegrity) {
    this.values = new Map(Object.entries(page.files));
  }

  /**
   * Resolves once the files of a module have their values.
   * @throws what `fetch` throws when the list does not arrive, or is not the one that the page was sent with
   */
  cover(remote: ComposedRemote, module: string): Promise<void> {
    if (this.page.modules.includes(moduleName(remote, module))) return Promise.resolve();
    const known = this.learnt.get(remote.address) ?? this.learn(remote);
    this.learnt.set(remote.address, known);
    return known;
  }

  private async learn({ address }: ComposedRemote): Promise<void> {
    const list = `${address}${codeFile}`;
    try {
      const response = await fetch(list, { integrity: this.page.code[list] ?? noFile });
      if (!response.ok) throw new Error(`${list} answered ${response.status}.`);
      const values = (await response.json()) as Record<string, string>;
      for (const [file, value] of Object.entries(values)) this.values.set(`${address}${file}`, value);
    } catch (failure) {
      this.learnt.delete(address);
      if (failure instanceof TypeError && (await isThere(list))) noteRefusal(list);
      throw failure;
    }
  }
}
