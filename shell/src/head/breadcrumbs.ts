import type { NavigationEntry } from '@lens/contracts/remote';
import type { BreadcrumbList } from './structured-data';

interface PageContext {
  path: string;
  /** The name of the page if no menu entry has one. */
  name: string | undefined;
  navigation: Pick<NavigationEntry, 'path' | 'label' | 'children'>[];
  label: (key: string) => string;
  addressOf: (path: string) => string;
}

/** `/blog/first-week` → `/`, `/blog`, `/blog/first-week`. */
const pathsTo = (path: string): string[] =>
  path.split('/').map((_segment, index, all) => all.slice(0, index + 1).join('/') || '/');

/** The breadcrumbs of a page that is below another one, with the names from the menus; null for all others. */
export function createBreadcrumbs({
  path,
  name,
  navigation,
  label,
  addressOf,
}: PageContext): BreadcrumbList | null {
  const paths = pathsTo(path);
  if (paths.length < 3) return null;
  const entries = navigation.flatMap((entry) => [entry, ...entry.children]);
  const steps = paths.flatMap((stepPath) => {
    const entry = entries.find((candidate) => candidate.path === stepPath);
    const stepName = entry ? label(entry.label) : stepPath === path ? name : undefined;
    return stepName === undefined ? [] : [{ name: stepName, item: addressOf(stepPath) }];
  });
  if (steps.at(-1)?.item !== addressOf(path) || steps.length < 3) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
