import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { termsFile, type PageTerms } from '../../terms-file.ts';
import type { Composition, Version } from '../composition.ts';
import type { Finding } from '../finding.ts';

/** The terms of a version's pages; null where its build counted none. */
async function readTerms({ folder, files }: Version): Promise<PageTerms | null> {
  if (!(termsFile in files)) return null;
  const text = await readFile(path.join(folder, termsFile), 'utf8');
  return JSON.parse(text) as PageTerms;
}

/** Pages that a language loses. A new English text does that until it is translated, so it is no fault by itself. */
function findLostLanguages({ candidate }: Composition, stable: Version): Finding[] {
  return candidate.manifest.routes.flatMap((route): Finding[] => {
    const before = stable.manifest.routes.find(({ id }) => id === route.id);
    const lost = before?.languages.filter((code) => !route.languages.includes(code)) ?? [];
    if (lost.length === 0) return [];
    return [
      {
        check: 'languages',
        severity: 'note',
        victim: { remote: candidate.name, page: route.path },
        problem: `visitors who read it in ${lost.join(', ')} will read it in English.`,
        change: `the texts of route ${route.id} that are missing there`,
      },
    ];
  });
}

/** Declared languages of which a file of texts is missing. */
function findMissingFiles({ candidate: { name, manifest, files } }: Composition): Finding[] {
  return manifest.routes.flatMap(({ id, path: page, languages, copy }) => {
    const own = [...new Set(copy.map((text) => text.split(':')[0]!))].filter((namespace) =>
      manifest.namespaces.includes(namespace),
    );
    const missing = languages.flatMap((code) =>
      own.map((namespace) => `locales/${code}/${namespace}.json`).filter((file) => !(file in files)),
    );
    return missing.map((file): Finding => ({
      check: 'languages',
      severity: 'refusal',
      victim: { remote: name, page },
      problem: `it is declared whole in a language, and there is no ${file}.`,
      change: `"languages" of route ${id}, or add the file`,
    }));
  });
}

/** Protected terms that a page said in the stable version and says no more. */
function findLostTerms({ candidate }: Composition, before: PageTerms, after: PageTerms): Finding[] {
  return candidate.manifest.routes.flatMap(({ id, path: page }): Finding[] => {
    const lost = Object.keys(before[id] ?? {}).filter((term) => after[id] && !(term in after[id]));
    if (lost.length === 0) return [];
    return [
      {
        check: 'terms',
        severity: 'note',
        victim: { remote: candidate.name, page },
        problem: `it no longer says ${lost.join(', ')}.`,
        change: `nothing if that is meant; otherwise the English texts of route ${id}`,
      },
    ];
  });
}

export async function findLanguageProblems(composition: Composition): Promise<Finding[]> {
  const { candidate, stable } = composition;
  const missing = findMissingFiles(composition);
  if (!stable) return missing;
  const [before, after] = await Promise.all([readTerms(stable), readTerms(candidate)]);
  return [
    ...missing,
    ...findLostLanguages(composition, stable),
    ...(before && after ? findLostTerms(composition, before, after) : []),
  ];
}
