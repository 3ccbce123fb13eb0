import { Fragment } from 'react';
import { citationId } from './citation-id';
import { useReview } from './review-context';
import { SourceMark } from './SourceMark';

interface SourceMarksProps {
  /** The part of the page, of `citedParts`. */
  at: string;
}

/** The numbers of the sources that a part of a page cites; nothing without any. */
export function SourceMarks({ at }: SourceMarksProps) {
  const { review } = useReview();
  return (review?.sources ?? []).map(({ cited_at }, index) =>
    (cited_at as readonly string[]).includes(at) ? (
      <Fragment key={index}>
        {'\u00a0'}
        <SourceMark number={index + 1} id={citationId(index + 1, at)} />
      </Fragment>
    ) : null,
  );
}
