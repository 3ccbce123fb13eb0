import { useState } from 'react';
import { EditorContent, useEditor } from '@tiptap/react';
import type { RichText } from '@lens/contracts/rich-text';
import { extensions } from './schema';
import { Toolbar } from './Toolbar';
import styles from './Body.module.css';

export interface BodyEditorProps {
  value: RichText;
  onChange: (value: RichText) => void;
  onBlur: () => void;
  lang: string;
  dir: 'ltr' | 'rtl';
  label: string;
  /** The id of what is wrong with it. */
  error: string | undefined;
}

/** The article's text with its structure. Tiptap's own JSON is the contract's: the schema allows nothing else. */
export function BodyEditor({ value, onChange, onBlur, lang, dir, label, error }: BodyEditorProps) {
  const [editorProps] = useState(() => ({
    attributes: {
      lang,
      dir,
      class: styles['text'] ?? '',
      role: 'textbox',
      'aria-label': label,
      'aria-multiline': 'true',
    },
  }));
  const editor = useEditor({
    extensions,
    content: value,
    // Its own styles would be an element that our content policy refuses.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: now }) => onChange(now.getJSON() as RichText),
    onBlur,
  });
  if (!editor) return null;
  return (
    <div className={styles['body']} data-invalid={error ? '' : undefined}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
