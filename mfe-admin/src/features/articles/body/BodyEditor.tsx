import { useState } from 'react';
import type { EditorProps } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import type { RichText } from '@lens/contracts/rich-text';
import { toast } from '../../../components/toasts/toasts';
import { extensions } from './schema';
import { typeAfterPicture } from './insert-picture';
import { cleanPasted } from './paste/paste';
import { Toolbar, type ToolbarDialog } from './Toolbar';
import styles from './Body.module.css';

export interface BodyEditorProps {
  value: RichText;
  onChange: (value: RichText) => void;
  onBlur: () => void;
  lang: string;
  dir: 'ltr' | 'rtl';
  label: string;
  /** The validation error. */
  error: string | undefined;
}

/** The editor of an article's text. Tiptap's JSON is the contract's format, since its schema allows nothing else. */
export function BodyEditor({ value, onChange, onBlur, lang, dir, label, error }: BodyEditorProps) {
  const [openDialog, setOpenDialog] = useState<ToolbarDialog>(null);
  const [editorProps] = useState((): EditorProps => ({
    transformPastedHTML: (html) => {
      const pasted = cleanPasted(html);
      if (pasted.omissions.length > 0) toast(pasted.omissions.join(' '));
      return pasted.html;
    },
    handlePaste: (_view, { clipboardData }) => {
      const isPicture =
        clipboardData && clipboardData.files.length > 0 && !clipboardData.types.includes('text/html');
      if (isPicture) toast('Pictures cannot be pasted. Add it with the Picture button.');
      return Boolean(isPicture);
    },
    handleTextInput: (view, _from, _to, text) => typeAfterPicture(view.state, view.dispatch, text),
    handleKeyDown: (_view, event) => {
      const isLink =
        event.key.toLowerCase() === 'k' &&
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey;
      if (isLink) {
        // Outside of the editor this shortcut opens the palette.
        event.preventDefault();
        setOpenDialog('link');
      }
      return isLink;
    },
    attributes: {
      lang,
      dir,
      class: styles.text ?? '',
      role: 'textbox',
      'aria-label': label,
      'aria-multiline': 'true',
    },
  }));
  const editor = useEditor({
    extensions,
    content: value,
    // Its own styles would be a style element, which the content security policy forbids.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor }) => onChange(editor.getJSON() as RichText),
    onBlur,
  });
  if (!editor) return null;
  return (
    <div className={styles.body} data-invalid={error ? '' : undefined}>
      <Toolbar editor={editor} open={openDialog} onOpen={setOpenDialog} />
      <EditorContent editor={editor} />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
