import type { LanguageCode } from './languages.js';

/**
 * What a page says of itself to machines; the shell writes it as JSON-LD. Every word of it stands on the page as well.
 */
export type PageStatement = ProcedureStatement | QuestionsStatement | ArticleStatement;

/** A page about one procedure. */
interface ProcedureStatement {
  about: 'procedure';
  name: string;
  description: string;
  /** What happens, step by step. */
  steps: string[];
}

/** Questions that the page both asks and answers. */
interface QuestionsStatement {
  about: 'questions';
  questions: {
    question: string;
    /** The sentences or items of the answer, each as it stands on the page. */
    answer: string[];
  }[];
}

/** A page that is an article. */
interface ArticleStatement {
  about: 'article';
  title: string;
  excerpt: string;
  author: string;
  /** ISO 8601. */
  publishedAt: string;
  /** The language that its text is in, which need not be the page's. */
  language: LanguageCode;
}
