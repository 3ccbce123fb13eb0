import { useState, type ReactNode } from 'react';
import { useEditorState, type Editor } from '@tiptap/react';
import { ImagePicker } from '../../../components/image-picker/ImagePicker';
import { LinkDialog } from './LinkDialog';
import styles from './Toolbar.module.css';

interface Tool {
  label: string;
  shown: ReactNode;
  /** The key that does the same. */
  keys?: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const heading = (level: 2 | 3 | 4): Tool => ({
  label: `H${level - 1} heading`,
  shown: `H${level - 1}`,
  keys: `Ctrl+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const tools: Tool[] = [
  heading(2),
  heading(3),
  heading(4),
  {
    label: 'Bold',
    shown: <strong>B</strong>,
    keys: 'Ctrl+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    shown: <em>I</em>,
    keys: 'Ctrl+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Bulleted list',
    shown: '• List',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    shown: '# List',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quotation',
    shown: '“ ”',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Dividing line',
    shown: '—',
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

/** What the text can be made of. Each tool says whether it is on where the cursor stands. */
export function Toolbar({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState<'link' | 'picture' | null>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [...tools.map(({ isOn }) => isOn?.(now) ?? null), now.isActive('link')],
  });
  const close = () => setOpen(null);
  return (
    <div role="group" aria-label="Form of the text" className={styles['tools']}>
      {tools.map(({ label, shown, keys, run }, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={keys ? `${label} (${keys})` : label}
          aria-pressed={on[index] ?? undefined}
          onClick={() => run(editor)}
        >
          {shown}
        </button>
      ))}
      <button type="button" aria-pressed={on.at(-1) ?? false} onClick={() => setOpen('link')}>
        Link
      </button>
      <button type="button" onClick={() => setOpen('picture')}>
        Picture
      </button>
      {open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open === 'picture' && (
        <ImagePicker
          onClose={close}
          onChoose={(id) => {
            close();
            editor
              .chain()
              .focus()
              .insertContent({ type: 'image', attrs: { media_id: id } })
              .run();
          }}
        />
      )}
    </div>
  );
}
