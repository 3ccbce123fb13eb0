import { inZone } from '@lens/contracts/practice-time';
import type { PageStatement } from '@lens/contracts/page-statements';
import { clinicId } from './practice';
import type { Reference, Thing } from './structured-data';

interface Surroundings {
  /** Address of the page, and of its picture. */
  url: string;
  image: string | undefined;
  publisher: Reference;
  /** The practice's. */
  timeZone: string;
}

type Kind = PageStatement['about'];
type Writers = {
  [About in Kind]: (said: Extract<PageStatement, { about: About }>, page: Surroundings) => Thing;
};

const writers: Writers = {
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
    datePublished: inZone(publishedAt, timeZone),
    inLanguage: language,
    author: { '@type': 'Person', name: author },
    publisher,
    mainEntityOfPage: url,
    ...(image ? { image } : {}),
  }),
};

/** What a page says of itself, in schema.org's words. */
export function thingsOf(
  statements: PageStatement[],
  page: Omit<Surroundings, 'publisher'> & { publicUrl: string },
): Thing[] {
  const surroundings = { ...page, publisher: clinicId(page.publicUrl) };
  return statements.map((said) => {
    const write = writers[said.about] as (said: PageStatement, page: Surroundings) => Thing;
    return write(said, surroundings);
  });
}
