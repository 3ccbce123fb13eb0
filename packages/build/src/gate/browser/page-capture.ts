/** How a page looks: computed values, by element and property. */
export interface Capture {
  heading: string;
  /** By element, as its place in the tree, then the values of `comparedProperties` in their order. */
  elements: Record<string, string[]>;
  /** Custom properties of the document, by name. */
  tokens: Record<string, string>;
  /** The text that visitors see in the main part. */
  textLength: number;
}

/** What shows that another page's styles reach an element, whatever it contains. */
export const comparedProperties = [
  'display',
  'visibility',
  'opacity',
  'color',
  'background-color',
  'font-size',
  'font-family',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-align',
  'text-decoration-line',
  'position',
  'float',
  'box-sizing',
  'pointer-events',
  'cursor',
  'filter',
  'transform',
  'z-index',
  'margin-top',
  'margin-bottom',
  'padding-top',
  'padding-bottom',
  'padding-left',
  'border-top-width',
  'border-top-left-radius',
  'direction',
  'writing-mode',
];

/** Runs in a page. */
export function capturePage(properties: string[]): Capture {
  const elements: Record<string, string[]> = {};
  // Elements are the same if they are marked in the same way, whatever they contain.
  const marks = /^(?:class|hidden|open|disabled|role|aria-.+|data-.+|popover)$/;
  // Those that React makes up differ from one document to the next.
  const madeUp = /_[rR]_\w*?_|[:«][rR]\w*[:»]/g;
  const marksOf = ({ attributes }: Element) =>
    [...attributes]
      .flatMap(({ name, value }) => (marks.test(name) ? [`[${name}="${value.replace(madeUp, '')}"]`] : []))
      .join('');
  const visit = (element: Element, parent: string, depth: number): void => {
    if (['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE', 'NOSCRIPT'].includes(element.tagName)) return;
    const place = `${parent}${marksOf(element)}${element.hasChildNodes() ? '' : ':empty'}`;
    const style = getComputedStyle(element);
    elements[place] = properties.map((property) => style.getPropertyValue(property));
    if (depth > 40) return;
    const counts = new Map<string, number>();
    for (const child of element.children) {
      const tag = child.tagName.toLowerCase();
      const count = (counts.get(tag) ?? 0) + 1;
      counts.set(tag, count);
      const id = child.id.replace(madeUp, '');
      const name = id ? `${tag}#${id}` : count > 1 ? `${tag}:nth(${count})` : tag;
      visit(child, `${place} > ${name}`, depth + 1);
    }
  };
  visit(document.documentElement, 'html', 0);
  const tokens: Record<string, string> = {};
  const root = getComputedStyle(document.documentElement);
  const collect = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && /^(?::root|html|body)\b/.test(rule.selectorText))
        for (const name of rule.style)
          if (name.startsWith('--')) tokens[name] = root.getPropertyValue(name).trim();
      if ('cssRules' in rule && rule.cssRules) collect(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) {
    try {
      collect(sheet.cssRules);
    } catch {
      // Sheets of other origins cannot be read.
    }
  }
  const main = document.querySelector('main');
  return {
    heading: document.querySelector('h1')?.textContent?.trim() ?? '',
    elements,
    tokens,
    textLength: main?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      ? main.innerText.trim().length
      : 0,
  };
}

export interface Difference {
  place: string;
  property: string;
  expected: string;
  found: string;
}

/** What differs on elements that both have, and in the custom properties of the page that is expected. */
export function differencesOf(expected: Capture, found: Capture): Difference[] {
  const differences: Difference[] = Object.entries(expected.tokens)
    .filter(([name, value]) => found.tokens[name] !== value)
    .map(([property, value]) => ({
      place: ':root',
      property,
      expected: value,
      found: found.tokens[property] ?? '',
    }));
  for (const [place, values] of Object.entries(expected.elements)) {
    const others = found.elements[place];
    if (!others) continue;
    for (const [at, value] of values.entries())
      if (others[at] !== value)
        differences.push({ place, property: comparedProperties[at]!, expected: value, found: others[at]! });
  }
  return differences;
}

/** What a page has around its own part: header, footer, and the layout. */
export const aroundMain = ({ elements, tokens, ...page }: Capture): Capture => ({
  ...page,
  tokens,
  elements: Object.fromEntries(Object.entries(elements).filter(([place]) => !/ > main\b/.test(place))),
});

/** `color of html > body is "red" instead of "blue" and 4 more values` */
export function sayDifferences([first, ...others]: Difference[]): string {
  const { property, place, expected, found } = first!;
  const more = others.length > 0 ? ` and ${others.length} more values` : '';
  return `${property} of ${place} is "${found}" instead of "${expected}"${more}`;
}
