import { piecesOf } from '@lens/platform/left-to-right';

/** Words from the API. A number with its sign and unit runs from left to right among them, whatever their script. */
export const InOrder = ({ text }: { text: string }) =>
  piecesOf(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <bdi key={index} dir="ltr">
        {piece}
      </bdi>
    ),
  );
