import { useId, useState, type FormEvent } from 'react';
import type { Editor } from '@tiptap/react';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { Field } from '../../../components/field/Field';
import fields from '../../../components/field/Field.module.css';
import { isLinkAddress } from './schema';

/** Sets the address of the selected words. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [error, setError] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree this form is inside the article's form.
    event.stopPropagation();
    const href = address.trim();
    if (!isLinkAddress(href))
      return setError('Start with https://, mailto:, tel: or, on this site, with a slash.');
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  return (
    <Dialog
      title="Link"
      onClose={onClose}
      actions={
        <>
          {editor.isActive('link') && <Button onClick={remove}>Remove link</Button>}
          <Button type="submit" look="main" form={`${id}-form`}>
            Save link
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={save} noValidate>
        <Field
          id={id}
          label="Web address"
          error={error}
          hint="A page of this site: /prk. Elsewhere: https://…"
        >
          <input
            id={id}
            className={fields.input}
            inputMode="url"
            autoComplete="off"
            value={address}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => setAddress(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
