import { splitLeftToRightRuns } from '@lens/platform/left-to-right';

/** A text from the API in which numbers with sign and unit run from left to right, whatever the script around them. */
export const InOrder = ({ text }: { text: string }) =>
  splitLeftToRightRuns(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <bdi key={index} dir="ltr">
        {piece}
      </bdi>
    ),
  );
