import type { i18n as I18n } from 'i18next';
import type { DeskText } from '@lens/contracts/desk';
import { markTexts } from '../marks/mark-texts';

type TextName = Pick<DeskText, 'language' | 'namespace' | 'key'>;

/** What the page says, with the texts that were saved from it: in this document alone. */
export class PageCopy {
  private readonly saved = new Map<string, TextName & { text: string }>();

  constructor(private readonly i18n: I18n) {
    const { options } = i18n;
    i18n.use(markTexts);
    options.postProcess = [...new Set([options.postProcess || []].flat()), markTexts.name];
    options.postProcessPassResolved = true;
    // A file that arrives later brings the texts that visitors read.
    i18n.store.on('added', () => this.applySaved());
    this.rerender();
  }

  /** Shows a saved text where the page says it. */
  showSaved({ language, namespace, key }: TextName, text: string): void {
    this.saved.set(`${language}/${namespace}:${key}`, { language, namespace, key, text });
    this.applySaved();
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

  /** Whoever shows a text listens to this, whether or not it is another language. */
  private rerender(): void {
    this.i18n.emit('languageChanged', this.i18n.language);
  }
}
