import type { i18n as I18n } from 'i18next';
import { isLanguageCode, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { PageCopy } from '../../in-context/page/page-copy';
import { PageTexts } from '../../in-context/page/page-texts';
import type { PageMessage, Place, ShowRequest } from '../messages';
import { findPlace, findText, type FoundPlace } from './find-place';
import { outline } from './outline';

/** How long a page that has just started may take to show all its texts. */
const settleMs = 1_000;

/** A page in a frame, which outlines one of its texts. Nothing in it can be pressed: it is a picture that scrolls. */
export class PageInPlace {
  private readonly copy: PageCopy;
  private readonly texts: PageTexts;
  private request: ShowRequest | undefined;
  private found: (FoundPlace & { removeOutline: () => void }) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly i18n: I18n,
    private readonly send: (message: PageMessage) => void,
  ) {
    this.copy = new PageCopy(i18n, { marksEnglish: true });
    this.texts = new PageTexts(document.documentElement, () => false);
  }

  start(): void {
    document.documentElement.dataset['inPlace'] = '';
    document.getElementById('root')!.inert = true;
    this.texts.subscribe(() => this.place());
    this.send({ lens: 'in-place/ready' });
  }

  stop(): void {
    this.texts.disconnect();
    this.clear();
    clearTimeout(this.timer);
  }

  show(request: ShowRequest): void {
    const before = this.request;
    this.request = request;
    if (before && before.name !== request.name) {
      this.copy.hideSaved(this.textName(before.name));
      this.clear();
    }
    const name = this.textName(request.name);
    if (request.text === null) this.copy.hideSaved(name);
    else this.copy.showSaved(name, request.text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.place(true), settleMs);
    this.place();
  }

  /** @param isSettled whether a text that is not there now will not come */
  private place(isSettled = false): void {
    if (!this.request) return;
    const { name } = this.request;
    const text = findText(this.texts.getAll(), name);
    if (!text) {
      if (!isSettled) return;
      this.clear();
      return this.report('absent');
    }
    // The same element with another wording stays where it is.
    if (this.found?.element?.isConnected && text.elements.includes(this.found.element)) return;
    this.clear();
    const found = findPlace(text);
    this.found = {
      ...found,
      removeOutline: found.element ? outline(found.element) : () => undefined,
    };
    this.report(text.name === name ? found.place : 'other-form');
  }

  private clear(): void {
    this.found?.removeOutline();
    this.found?.close?.();
    this.found = undefined;
  }

  private report(place: Place): void {
    const { name } = this.request!;
    const isEnglish = this.language === sourceLanguage;
    this.send({ lens: 'in-place/placed', name, place, isEnglish });
  }

  /** The page's, which is English if the page is not complete in the language of its address. */
  private get language(): LanguageCode {
    const { language } = this.i18n;
    return isLanguageCode(language) ? language : sourceLanguage;
  }

  private textName(name: string) {
    const [namespace = '', key = ''] = name.split(':');
    return { language: this.language, namespace, key };
  }
}
