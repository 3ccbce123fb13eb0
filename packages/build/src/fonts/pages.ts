import type { Declaration } from '../remote/declaration.ts';
import { charactersOf, type Texts } from './texts.ts';

type Routes = Pick<Declaration['routes'][number], 'surface' | 'copy'>[];

/** What every page shows, whatever it is about. */
const everywhere = /^(navigation|formatted):/;

/** What the database brings is shown by pages that only it knows: each kind counts as a page. */
const seeded = /^seed:/;

/** The characters of each public page in the language of some texts. */
export function charactersByPage(routes: Routes, texts: Texts): Set<string>[] {
  const units = [...texts];
  const shared = units.filter(([name]) => everywhere.test(name));
  const pages = routes
    .filter(({ surface }) => surface === 'public')
    .map(({ copy }) =>
      units.filter(([name]) => copy.some((own) => name === own || name.startsWith(`${own}:`))),
    );
  const fromDatabase = units.filter(([name]) => seeded.test(name)).map((unit) => [unit]);
  return [...pages, ...fromDatabase].map((page) =>
    charactersOf([...shared, ...page].map(([, text]) => text)),
  );
}
