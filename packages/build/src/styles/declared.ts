import postcss, { type AtRule, type Container, type Rule } from 'postcss';

/** The properties that a sheet sets on elements which have a class, by the class. */
export type Declared = Map<string, Set<string>>;

/** The part of a selector that names the element itself: what stands after the last space, `>`, `+` or `~`. */
function subjectOf(selector: string): string {
  let depth = 0;
  for (let at = selector.length - 1; at >= 0; at -= 1) {
    const sign = selector[at]!;
    if (sign === ')' || sign === ']') depth += 1;
    else if (sign === '(' || sign === '[') depth -= 1;
    else if (depth === 0 && /[\s>+~]/.test(sign)) return selector.slice(at + 1);
  }
  return selector;
}

/** A class within `:not()` is one that the element does not have. */
const classesIn = (subject: string): string[] =>
  [...subject.replace(/:not\([^)]*\)/g, '').matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name!);

const inKeyframes = (rule: Rule): boolean => {
  for (
    let at: Container | undefined = rule.parent as Container | undefined;
    at;
    at = at.parent as Container | undefined
  )
    if (at.type === 'atrule' && /keyframes$/.test((at as AtRule).name)) return true;
  return false;
};

/** @param css of a sheet of class names */
export function declaredIn(css: string): Declared {
  const declared: Declared = new Map();
  postcss.parse(css).walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const properties = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
    for (const selector of rule.selectors) {
      const subject = subjectOf(selector);
      // What is drawn before and after an element is no part of it.
      if (/::/.test(subject)) continue;
      for (const name of classesIn(subject))
        declared.set(name, new Set([...(declared.get(name) ?? []), ...properties]));
    }
  });
  return declared;
}

const wholes: Record<string, RegExp> = {
  inset: /^(inset-|top$|bottom$)/,
  overflow: /^overflow-[xy]$/,
  'grid-area': /^grid-(row|column)/,
  'place-items': /^(align|justify)-items$/,
  'place-content': /^(align|justify)-content$/,
  'place-self': /^(align|justify)-self$/,
  gap: /^(row|column)-gap$/,
  font: /^(font-|line-height$)/,
};

const covers = (whole: string, part: string): boolean =>
  whole === part || part.startsWith(`${whole}-`) || (wholes[whole]?.test(part) ?? false);

/** Properties of which both set at least a part. A property of one's own (`--x`) counts like any other. */
export const setByBoth = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((property) => [...other].some((its) => covers(property, its) || covers(its, property)));
