import type { NavigationEntry } from '@lens/contracts/remote';
import type { BreadcrumbList } from './structured-data';

interface Place {
  path: string;
  /** What the page is called where no menu names it. */
  name: string | undefined;
  navigation: Pick<NavigationEntry, 'path' | 'label' | 'children'>[];
  label: (key: string) => string;
  addressOf: (path: string) => string;
}

/** `/blog/first-week` → `/`, `/blog`, `/blog/first-week`. */
const above = (path: string): string[] =>
  path.split('/').map((_segment, index, all) => all.slice(0, index + 1).join('/') || '/');

/** The way down to a page that lies below another one, by the names that the menus give; null for all others. */
export function trailOf({ path, name, navigation, label, addressOf }: Place): BreadcrumbList | null {
  const places = above(path);
  if (places.length < 3) return null;
  const named = navigation.flatMap((entry) => [entry, ...entry.children]);
  const steps = places.flatMap((place) => {
    const entry = named.find((candidate) => candidate.path === place);
    const called = entry ? label(entry.label) : place === path ? name : undefined;
    return called === undefined ? [] : [{ name: called, item: addressOf(place) }];
  });
  if (steps.at(-1)?.item !== addressOf(path) || steps.length < 3) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
