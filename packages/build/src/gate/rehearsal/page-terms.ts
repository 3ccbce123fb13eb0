import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LanguageCode } from '@lens/contracts/languages';
import { termsFile, type PageTerms } from '../../registry/terms-file.ts';
import { countTermsInMarkup } from '../../remote/terms/term-counts.ts';
import { contentOfMain } from '../../remote/terms/visible-text.ts';
import type { Finding } from '../../registry/gate/finding.ts';
import type { RehearsedPage } from './addresses.ts';

/**
 * Languages in which a page says a protected term more or less often than in English, as its build has counted it or,
 * where it counted none, as the server renders it.
 * @param documents of the page, by language
 */
export async function findTermProblems(
  folder: string,
  files: Record<string, string>,
  { remote, route }: RehearsedPage,
  documents: Map<LanguageCode, string>,
): Promise<Finding[]> {
  const countIn = (html: string | undefined) => countTermsInMarkup(contentOfMain(html ?? '') ?? '');
  const counted =
    termsFile in files
      ? (JSON.parse(await readFile(path.join(folder, termsFile), 'utf8')) as PageTerms)[route.id]
      : undefined;
  const expected = counted ?? countIn(documents.get('en'));
  return [...documents].flatMap(([code, html]) => {
    const found = countIn(html);
    const differing = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
      .filter((term) => expected[term] !== found[term])
      .map((term) => `${term} ${found[term] ?? 0} times for ${expected[term] ?? 0}`);
    if (differing.length === 0) return [];
    return [
      {
        check: 'terms',
        severity: 'refusal',
        victim: { remote, page: route.path },
        problem: `in ${code} it says ${differing.join(', ')}.`,
        change: `locales/${code}/ of ${remote}, the texts of route ${route.id}`,
      } satisfies Finding,
    ];
  });
}
