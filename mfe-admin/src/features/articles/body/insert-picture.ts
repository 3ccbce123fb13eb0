import type { Editor } from '@tiptap/react';
import { NodeSelection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';

/**
 * Where a block can be inserted without replacing text: before or after the block at the cursor, or between its halves.
 */
function insertionRange(tr: Transaction): { from: number; to: number } {
  const { selection } = tr;
  const { $to, to } = selection;
  if (selection instanceof NodeSelection || $to.depth === 0) return { from: to, to };
  const [before, after] = [$to.before(1), $to.after(1)];
  const isTopLevelLine = $to.depth === 1;
  if (isTopLevelLine && $to.parent.content.size === 0) return { from: before, to: after };
  if (isTopLevelLine && $to.parentOffset === 0) return { from: before, to: before };
  if (!isTopLevelLine || $to.parentOffset === $to.parent.content.size) return { from: after, to: after };
  tr.split(to);
  return { from: to + 1, to: to + 1 };
}

/** Puts the cursor at the start of the line after `at`, and adds that line if there is none. */
function placeCaretAfter(tr: Transaction, at: number, { schema }: EditorState): void {
  if (!tr.doc.resolve(at).nodeAfter?.isTextblock) tr.insert(at, schema.nodes['paragraph']!.create());
  tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView();
}

/** Inserts a picture at the cursor, and puts the cursor after it, so that typing continues below. */
export function insertPicture(editor: Editor, id: string): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const { from, to } = insertionRange(tr);
      const picture = state.schema.nodes['image']!.create({ media_id: id });
      tr.replaceWith(from, to, picture);
      placeCaretAfter(tr, from + picture.nodeSize, state);
      return true;
    })
    .run();
}

/** Types after a selected picture, which typing would otherwise replace. @returns whether a picture was selected */
export function typeAfterPicture(
  state: EditorState,
  dispatch: (tr: Transaction) => void,
  text: string,
): boolean {
  const { selection, tr } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return false;
  placeCaretAfter(tr, selection.to, state);
  dispatch(tr.insertText(text));
  return true;
}
