import { citationId } from './citation-id';
import { useReview } from './review-context';
import { SourceMark } from './SourceMark';

interface ArticleMarkProps {
  number: number;
  /** The part of the text that names it. */
  part: object;
}

/** The number of a source in an article. One that no source has leads nowhere, and is not shown. */
export function ArticleMark({ number, part }: ArticleMarkProps) {
  const { review, firstMarks } = useReview();
  if (number > (review?.sources.length ?? 0)) return null;
  return (
    <SourceMark
      number={number}
      id={firstMarks?.get(number) === part ? citationId(number, 'text') : undefined}
    />
  );
}
