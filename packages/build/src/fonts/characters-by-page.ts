import type { Declaration } from '../remote/declaration.ts';
import { charactersOf, type Texts } from './texts.ts';

type Routes = Pick<Declaration['routes'][number], 'surface' | 'copy'>[];

/** Texts that every page shows. */
const onEveryPage = /^(navigation|formatted):/;

/** Texts from the seed. Their pages depend on the database, so each kind of content counts as one page. */
const fromSeed = /^seed:/;

/** The characters of each public page. */
export function charactersByPage(routes: Routes, texts: Texts): Set<string>[] {
  const entries = [...texts];
  const shared = entries.filter(([name]) => onEveryPage.test(name));
  const pages = routes
    .filter(({ surface }) => surface === 'public')
    .map(({ copy }) =>
      entries.filter(([name]) => copy.some((item) => name === item || name.startsWith(`${item}:`))),
    );
  const seedPages = entries.filter(([name]) => fromSeed.test(name)).map((entry) => [entry]);
  return [...pages, ...seedPages].map((page) => charactersOf([...shared, ...page].map(([, text]) => text)));
}
