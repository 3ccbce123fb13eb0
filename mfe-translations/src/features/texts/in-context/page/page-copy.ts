import type { i18n as I18n } from 'i18next';
import type { DeskText } from '@lens/contracts/desk';
import { createMarking } from '../marks/mark-texts';

type TextName = Pick<DeskText, 'language' | 'namespace' | 'key'>;

/** Marks the texts of the page, and shows saved texts in it, in this document only. */
export class PageCopy {
  private readonly saved = new Map<string, TextName & { text: string }>();
  /** What the page had before; undefined if it had no text. */
  private readonly before = new Map<string, string | undefined>();

  constructor(
    private readonly i18n: I18n,
    { marksEnglish = false } = {},
  ) {
    const { options } = i18n;
    const marking = createMarking(marksEnglish);
    i18n.use(marking);
    options.postProcess = [...new Set([options.postProcess || []].flat()), marking.name];
    options.postProcessPassResolved = true;
    // A locale file that is loaded later contains what visitors read.
    i18n.store.on('added', () => this.applySaved());
    this.rerender();
  }

  /** Shows a saved text on the page. */
  showSaved({ language, namespace, key }: TextName, text: string): void {
    const id = `${language}/${namespace}:${key}`;
    if (!this.saved.has(id))
      this.before.set(id, this.i18n.getResource(language, namespace, key) as string | undefined);
    this.saved.set(id, { language, namespace, key, text });
    this.applySaved();
    this.rerender();
  }

  /** Shows again what the page had before a text was saved. */
  hideSaved({ language, namespace, key }: TextName): void {
    const id = `${language}/${namespace}:${key}`;
    if (!this.saved.delete(id)) return;
    this.i18n.addResource(language, namespace, key, this.before.get(id)!, { silent: true });
    this.rerender();
  }

  /** @param name `common:hero.title`, in the language of the page */
  isSaved(name: string): boolean {
    return this.saved.has(`${this.i18n.language}/${name}`);
  }

  private applySaved(): void {
    for (const { language, namespace, key, text } of this.saved.values())
      this.i18n.addResource(language, namespace, key, text, { silent: true });
  }

  /** Components that show texts listen to this event, even if the language stays the same. */
  private rerender(): void {
    this.i18n.emit('languageChanged', this.i18n.language);
  }
}
