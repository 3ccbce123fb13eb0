import type { LanguageCode } from './languages.js';

/**
 * Structured data about a page, which the shell writes as JSON-LD. The page itself must contain all of it.
 */
export type PageStatement = ProcedureStatement | QuestionsStatement | ArticleStatement;

/** A page about one procedure. */
interface ProcedureStatement {
  about: 'procedure';
  name: string;
  description: string;
  /** The steps of the procedure, in order. */
  steps: string[];
}

/** Questions and answers on the page. */
interface QuestionsStatement {
  about: 'questions';
  questions: {
    question: string;
    /** The sentences or items of the answer, each as it is on the page. */
    answer: string[];
  }[];
}

/** The page of an article. */
interface ArticleStatement {
  about: 'article';
  title: string;
  excerpt: string;
  author: string;
  /** ISO 8601. */
  publishedAt: string;
  /** The language of its text, which may differ from the page's. */
  language: LanguageCode;
}
