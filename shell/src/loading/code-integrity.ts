import { noFile, noteRefusal } from './guarded-loading';
import {
  codeFile,
  moduleName,
  type ComposedRemote,
  type Faces,
  type PageIntegrity,
  type StartScript,
} from '../page/page-state';

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

  constructor(
    private readonly page: PageIntegrity,
    started: StartScript[] = [],
  ) {
    const ofStarted = started.map(({ src, integrity }) => [src, integrity] as const);
    this.values = new Map([...ofStarted, ...Object.entries(page.files)]);
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

  /**
   * The sheets of each script's faces, whose values are known from then on.
   * @throws as `cover` does
   */
  async readFaces(list: string): Promise<Faces> {
    const faces = await this.read<Faces>(list);
    for (const [file, value] of Object.entries(faces.files)) this.values.set(file, value);
    return faces;
  }

  /** Takes a remote's values from the registry itself. @param address of its version folder */
  learnFrom(address: string, files: Record<string, string>): void {
    for (const [file, value] of Object.entries(files)) this.values.set(`${address}${file}`, value);
    this.learnt.set(address, Promise.resolve());
  }

  private async read<List>(list: string): Promise<List> {
    const response = await fetch(list, { integrity: this.page.code[list] ?? noFile });
    if (!response.ok) throw new Error(`${list} answered ${response.status}.`);
    return (await response.json()) as List;
  }

  private async learn({ address }: ComposedRemote): Promise<void> {
    const list = `${address}${codeFile}`;
    try {
      const values = await this.read<Record<string, string>>(list);
      this.learnFrom(address, values);
    } catch (failure) {
      this.learnt.delete(address);
      if (failure instanceof TypeError && (await isThere(list))) noteRefusal(list);
      throw failure;
    }
  }
}
