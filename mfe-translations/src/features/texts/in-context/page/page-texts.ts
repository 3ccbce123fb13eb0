import { markedNames, removeMarks } from '../marks/marks';

/** A text of a namespace, and where the page shows it. */
export interface FoundText {
  /** `common:hero.title`. */
  name: string;
  /** The elements that show it in their content or an attribute, in document order. */
  elements: Element[];
  /** What the page shows, with values in place of placeholders. */
  shown: string;
}

/** Set on elements that show a text: `saved` if one was saved here and visitors do not read it yet, else `plain`. */
const textAttribute = 'data-text';

const observedChanges = { subtree: true, childList: true, characterData: true, attributes: true } as const;
const ignoredElements = 'script, style';
/** Animations change a page many times a second. */
const notifyDelayMs = 50;

const isSameText = (one: FoundText, other: FoundText | undefined): boolean =>
  one.name === other?.name &&
  one.shown === other.shown &&
  one.elements.length === other.elements.length &&
  one.elements.every((element, index) => element === other.elements[index]);

/** Finds out by their marks where texts appear, and removes the marks before anything is painted or read aloud. */
export class PageTexts {
  private readonly namesByNode = new WeakMap<Node, string[]>();
  private readonly namesByAttribute = new WeakMap<Element, Map<string, string[]>>();
  private readonly listeners = new Set<() => void>();
  private readonly observer = new MutationObserver((records) => {
    this.readMutations(records);
    // Removing marks changes the page too; those changes are ignored.
    this.observer.takeRecords();
  });
  private found: FoundText[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly page: Element,
    private readonly isSaved: (name: string) => boolean,
  ) {
    this.readAll(page, new Set());
    this.observer.observe(page, observedChanges);
    this.notify();
  }

  /** Stops observing the page. */
  disconnect(): void {
    this.observer.disconnect();
    clearTimeout(this.timer);
  }

  /** Every text of the page, in document order; the same array until that changes. */
  readonly getAll = (): FoundText[] => this.found;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Names of the texts of the innermost element around the target that shows any, content before attributes. */
  namesAt(target: Element): string[] {
    const element = target.closest(`[${textAttribute}]`);
    return element ? [...this.textsOf(element).keys()] : [];
  }

  private readMutations(mutations: MutationRecord[]): void {
    const records = mutations.filter(({ attributeName }) => attributeName !== textAttribute);
    // Each node is read once, since reading removes its marks.
    const readNodes = new Set<Node>();
    const attributes = new Map<Element, Set<string>>();
    for (const { addedNodes } of records) for (const node of addedNodes) this.readAll(node, readNodes);
    for (const { type, target, attributeName } of records) {
      if (type === 'characterData' && !readNodes.has(target)) this.readNode(target, readNodes);
      if (type !== 'attributes' || readNodes.has(target)) continue;
      const element = target as Element;
      attributes.set(element, (attributes.get(element) ?? new Set()).add(attributeName!));
    }
    for (const [element, names] of attributes) for (const name of names) this.readAttribute(element, name);
    for (const { target } of records)
      this.updateAttribute(target instanceof Element ? target : target.parentElement);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.notify(), notifyDelayMs);
  }

  private readAll(root: Node, readNodes: Set<Node>): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (readNodes.has(node)) continue;
      if (!(node instanceof Element)) {
        this.readNode(node, readNodes);
        continue;
      }
      readNodes.add(node);
      for (const attribute of node.getAttributeNames()) this.readAttribute(node, attribute);
      this.updateAttribute(node);
    }
  }

  private readNode(node: Node, readNodes: Set<Node>): void {
    readNodes.add(node);
    if (node.nodeType !== Node.TEXT_NODE || node.parentElement?.matches(ignoredElements)) return;
    const text = node.nodeValue ?? '';
    const names = markedNames(text);
    if (names.length > 0) {
      this.namesByNode.set(node, names);
      node.nodeValue = removeMarks(text);
    } else this.namesByNode.delete(node);
    this.updateAttribute(node.parentElement);
  }

  private readAttribute(element: Element, attribute: string): void {
    const text = element.getAttribute(attribute) ?? '';
    const names = markedNames(text);
    const elementNames = this.namesByAttribute.get(element) ?? new Map<string, string[]>();
    if (names.length > 0) this.namesByAttribute.set(element, elementNames.set(attribute, names));
    else elementNames.delete(attribute);
    const plain = removeMarks(text);
    if (plain !== text) element.setAttribute(attribute, plain);
    this.updateAttribute(element);
  }

  /** The texts that an element shows, without those of its descendants, by name. */
  private textsOf(element: Element): Map<string, string> {
    const texts = new Map<string, string>();
    for (const node of element.childNodes)
      for (const name of this.namesByNode.get(node) ?? []) texts.set(name, element.textContent);
    for (const [attribute, names] of this.namesByAttribute.get(element) ?? [])
      for (const name of names) if (!texts.has(name)) texts.set(name, element.getAttribute(attribute) ?? '');
    return texts;
  }

  private updateAttribute(element: Element | null): void {
    if (!element) return;
    const names = [...this.textsOf(element).keys()];
    const state = names.some((name) => this.isSaved(name)) ? 'saved' : 'plain';
    if (names.length === 0) element.removeAttribute(textAttribute);
    else if (element.getAttribute(textAttribute) !== state) element.setAttribute(textAttribute, state);
  }

  private notify(): void {
    const texts = new Map<string, FoundText>();
    for (const element of this.page.querySelectorAll(`[${textAttribute}]`))
      for (const [name, shown] of this.textsOf(element)) {
        const existing = texts.get(name);
        if (existing) existing.elements.push(element);
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
