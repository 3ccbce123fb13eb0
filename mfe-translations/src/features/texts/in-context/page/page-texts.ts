import { namesIn, withoutMarks } from '../marks/marks';

/** One text of the files, and where the page shows it. */
export interface FoundText {
  /** `common:hero.title`. */
  name: string;
  /** In the order of the document; of an attribute, the element that has it. */
  elements: Element[];
  /** As it is read there, with all that was put into it. */
  shown: string;
}

/** On every element that shows a text of the files. `saved` where it is newer than what visitors read. */
const textAttribute = 'data-text';

const everything = { subtree: true, childList: true, characterData: true, attributes: true } as const;
const unread = 'script, style';
/** Milliseconds; what moves by itself changes a page many times in a second. */
const pause = 50;

const isSameText = (one: FoundText, other: FoundText | undefined): boolean =>
  one.name === other?.name &&
  one.shown === other.shown &&
  one.elements.length === other.elements.length &&
  one.elements.every((element, index) => element === other.elements[index]);

/** Gathers where texts stand by the marks in them, and takes the marks out before anything is painted or read aloud. */
export class PageTexts {
  private readonly inNodes = new WeakMap<Node, string[]>();
  private readonly inAttributes = new WeakMap<Element, Map<string, string[]>>();
  private readonly listeners = new Set<() => void>();
  private readonly observer = new MutationObserver((records) => {
    this.read(records);
    // What this has changed itself.
    this.observer.takeRecords();
  });
  private found: FoundText[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly page: Element,
    private readonly isSaved: (name: string) => boolean,
  ) {
    this.readAll(page, new Set());
    this.observer.observe(page, everything);
    this.tell();
  }

  /** Looks at the page no longer. */
  close(): void {
    this.observer.disconnect();
    clearTimeout(this.timer);
  }

  /** Every text of the page, in the order of the document; the same array until that changes. */
  readonly all = (): FoundText[] => this.found;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Names of the texts of the innermost element around a place that shows any, what is read first. */
  namesAt(place: Element): string[] {
    const element = place.closest(`[${textAttribute}]`);
    return element ? [...this.textsOf(element).keys()] : [];
  }

  private read(all: MutationRecord[]): void {
    const records = all.filter(({ attributeName }) => attributeName !== textAttribute);
    // Each once: what is read twice has lost its marks already.
    const done = new Set<Node>();
    const attributes = new Map<Element, Set<string>>();
    for (const { addedNodes } of records) for (const node of addedNodes) this.readAll(node, done);
    for (const { type, target, attributeName } of records) {
      if (type === 'characterData' && !done.has(target)) this.readNode(target, done);
      if (type !== 'attributes' || done.has(target)) continue;
      const element = target as Element;
      attributes.set(element, (attributes.get(element) ?? new Set()).add(attributeName!));
    }
    for (const [element, names] of attributes) for (const name of names) this.readAttribute(element, name);
    for (const { target } of records) this.show(target instanceof Element ? target : target.parentElement);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell(), pause);
  }

  private readAll(root: Node, done: Set<Node>): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (done.has(node)) continue;
      if (!(node instanceof Element)) {
        this.readNode(node, done);
        continue;
      }
      done.add(node);
      for (const attribute of node.getAttributeNames()) this.readAttribute(node, attribute);
      this.show(node);
    }
  }

  private readNode(node: Node, done: Set<Node>): void {
    done.add(node);
    if (node.nodeType !== Node.TEXT_NODE || node.parentElement?.matches(unread)) return;
    const text = node.nodeValue ?? '';
    const names = namesIn(text);
    if (names.length > 0) {
      this.inNodes.set(node, names);
      node.nodeValue = withoutMarks(text);
    } else this.inNodes.delete(node);
    this.show(node.parentElement);
  }

  private readAttribute(element: Element, attribute: string): void {
    const text = element.getAttribute(attribute) ?? '';
    const names = namesIn(text);
    const known = this.inAttributes.get(element) ?? new Map<string, string[]>();
    if (names.length > 0) this.inAttributes.set(element, known.set(attribute, names));
    else known.delete(attribute);
    const plain = withoutMarks(text);
    if (plain !== text) element.setAttribute(attribute, plain);
    this.show(element);
  }

  /** What an element shows itself, by name. */
  private textsOf(element: Element): Map<string, string> {
    const texts = new Map<string, string>();
    for (const node of element.childNodes)
      for (const name of this.inNodes.get(node) ?? []) texts.set(name, element.textContent);
    for (const [attribute, names] of this.inAttributes.get(element) ?? [])
      for (const name of names) if (!texts.has(name)) texts.set(name, element.getAttribute(attribute) ?? '');
    return texts;
  }

  private show(element: Element | null): void {
    if (!element) return;
    const names = [...this.textsOf(element).keys()];
    const kind = names.some((name) => this.isSaved(name)) ? 'saved' : 'plain';
    if (names.length === 0) element.removeAttribute(textAttribute);
    else if (element.getAttribute(textAttribute) !== kind) element.setAttribute(textAttribute, kind);
  }

  private tell(): void {
    const texts = new Map<string, FoundText>();
    for (const element of this.page.querySelectorAll(`[${textAttribute}]`))
      for (const [name, shown] of this.textsOf(element)) {
        const known = texts.get(name);
        if (known) known.elements.push(element);
        else texts.set(name, { name, elements: [element], shown: shown.trim() });
      }
    const found = [...texts.values()];
    if (
      found.length === this.found.length &&
      found.every((text, index) => isSameText(text, this.found[index]))
    )
      return;
    this.found = found;
    for (const listener of this.listeners) listener();
  }
}
