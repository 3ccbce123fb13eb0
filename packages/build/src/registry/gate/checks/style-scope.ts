import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Selector } from 'lightningcss';
import type { Composition } from '../composition.ts';
import type { Finding } from '../finding.ts';

type Component = Selector[number];

const isScopedBy = (component: Component): boolean => {
  // A nested rule is as narrow as the one around it.
  if (['class', 'id', 'attribute', 'nesting'].includes(component.type)) return true;
  if (component.type !== 'pseudo-class' || !('selectors' in component)) return false;
  const selectors = component.selectors as Selector[];
  if (component.kind === 'has') return selectors.some(isScoped);
  return component.kind !== 'not' && selectors.every(isScoped);
};

/** Whether a selector matches only what carries a class, an id or an attribute of the remote, or is within it. */
const isScoped = (selector: Selector): boolean => selector.some(isScopedBy);

/** The lines of a style sheet with rules for elements of every page, such as `body` or `*`. */
export async function findGlobalRules(css: string): Promise<{ line: number; text: string }[]> {
  // Native code, which a process that only serves has no use for.
  const { transform } = await import('lightningcss');
  const lines = css.split('\n');
  const found: { line: number; text: string }[] = [];
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Rule: {
        style({ value: { selectors, loc } }) {
          if (selectors.every(isScoped)) return;
          const text = lines[loc.line]?.slice(loc.column - 1) ?? '';
          found.push({ line: loc.line + 1, text: text.slice(0, text.indexOf('}') + 1 || 60).slice(0, 60) });
        },
      },
    },
  });
  return found;
}

/** Rules that reach what the shell and layouts of other remotes show around the pages of the candidate. */
export async function findStyleScopeProblems({ candidate }: Composition): Promise<Finding[]> {
  const { name, folder, files } = candidate;
  const sheets = Object.keys(files).filter((file) => file.endsWith('.css'));
  const found = await Promise.all(
    sheets.map(async (sheet) =>
      (await findGlobalRules(await readFile(path.join(folder, sheet), 'utf8'))).map(
        ({ line, text }): Finding => ({
          check: 'style scope',
          severity: 'refusal',
          victim: { remote: 'shell' },
          problem: `${text} matches elements of the header and the footer around pages of ${name}.`,
          change: `line ${line} of ${sheet}: put a class of your own before it`,
        }),
      ),
    ),
  );
  return found.flat();
}
