import postcss, { type AtRule, type Container, type Rule } from 'postcss';

/** By class, the properties that a style sheet sets on elements with that class. */
export type DeclaredProperties = Map<string, Set<string>>;

/** The part of a selector that matches the element itself: after the last space, `>`, `+` or `~`. */
function subjectOf(selector: string): string {
  let depth = 0;
  for (let at = selector.length - 1; at >= 0; at -= 1) {
    const character = selector[at]!;
    if (character === ')' || character === ']') depth += 1;
    else if (character === '(' || character === '[') depth -= 1;
    else if (depth === 0 && /[\s>+~]/.test(character)) return selector.slice(at + 1);
  }
  return selector;
}

/** Without classes in `:not()`, which the element does not have. */
const classesIn = (subject: string): string[] =>
  [...subject.replace(/:not\([^)]*\)/g, '').matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name!);

const isInKeyframes = (rule: Rule): boolean => {
  for (
    let at: Container | undefined = rule.parent as Container | undefined;
    at;
    at = at.parent as Container | undefined
  )
    if (at.type === 'atrule' && /keyframes$/.test((at as AtRule).name)) return true;
  return false;
};

/** @param css the text of a CSS module */
export function parseDeclaredProperties(css: string): DeclaredProperties {
  const declared: DeclaredProperties = new Map();
  postcss.parse(css).walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const properties = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
    for (const selector of rule.selectors) {
      const subject = subjectOf(selector);
      // A pseudo-element is not the element itself.
      if (/::/.test(subject)) continue;
      for (const name of classesIn(subject))
        declared.set(name, new Set([...(declared.get(name) ?? []), ...properties]));
    }
  });
  return declared;
}

const shorthands: Record<string, RegExp> = {
  inset: /^(inset-|top$|bottom$)/,
  overflow: /^overflow-[xy]$/,
  'grid-area': /^grid-(row|column)/,
  'place-items': /^(align|justify)-items$/,
  'place-content': /^(align|justify)-content$/,
  'place-self': /^(align|justify)-self$/,
  gap: /^(row|column)-gap$/,
  font: /^(font-|line-height$)/,
};

const covers = (property: string, longhand: string): boolean =>
  property === longhand ||
  longhand.startsWith(`${property}-`) ||
  (shorthands[property]?.test(longhand) ?? false);

/** The properties that both set, at least in part. Custom properties (`--x`) count too. */
export const sharedProperties = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((property) =>
    [...other].some((otherProperty) => covers(property, otherProperty) || covers(otherProperty, property)),
  );
