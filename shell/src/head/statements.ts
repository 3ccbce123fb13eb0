import { formatInZone } from '@lens/contracts/practice-time';
import type { PageStatement } from '@lens/contracts/page-statements';
import { clinicId } from './practice';
import type { Reference, Thing } from './structured-data';

interface PageContext {
  /** Addresses of the page and of its picture. */
  url: string;
  image: string | undefined;
  publisher: Reference;
  /** The practice's. */
  timeZone: string;
}

type Kind = PageStatement['about'];
type Converters = {
  [About in Kind]: (statement: Extract<PageStatement, { about: About }>, page: PageContext) => Thing;
};

const converters: Converters = {
  procedure: ({ name, description, steps }, { url }) => ({
    '@type': 'MedicalProcedure',
    name,
    description,
    howPerformed: steps.join('\n'),
    url,
  }),
  questions: ({ questions }) => ({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  }),
  article: ({ title, excerpt, author, publishedAt, language }, { url, image, publisher, timeZone }) => ({
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: formatInZone(publishedAt, timeZone),
    inLanguage: language,
    author: { '@type': 'Person', name: author },
    publisher,
    mainEntityOfPage: url,
    ...(image ? { image } : {}),
  }),
};

/** Converts the statements of a page to schema.org. */
export function statementThings(
  statements: PageStatement[],
  page: Omit<PageContext, 'publisher'> & { publicUrl: string },
): Thing[] {
  const context = { ...page, publisher: clinicId(page.publicUrl) };
  return statements.map((statement) => {
    const convert = converters[statement.about] as (statement: PageStatement, page: PageContext) => Thing;
    return convert(statement, context);
  });
}
