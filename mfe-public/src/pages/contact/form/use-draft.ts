import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { fieldNames } from '../request/form-state';

interface Draft {
  /** The procedure that the address asked for when it was written. */
  wish: string;
  values: Record<string, string>;
  interpreter: boolean;
}

/** In the memory of this tab alone: what was written is nobody's business until it is sent. */
let draft: Draft | undefined;

const checkboxOf = (form: HTMLFormElement) => {
  const box = form.elements.namedItem('interpreter');
  return box instanceof HTMLInputElement ? box : undefined;
};

/** What a message begins with is the address's, and no part of the draft. */
const textOf = (form: HTMLFormElement) => {
  const text = form.elements.namedItem('message');
  return text instanceof HTMLTextAreaElement ? text : undefined;
};

function read(form: HTMLFormElement, wish: string): Draft {
  const data = new FormData(form);
  const values = Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')] as const));
  if (values['message'] === textOf(form)?.defaultValue) values['message'] = '';
  return { wish, values, interpreter: checkboxOf(form)?.checked ?? false };
}

function fillIn(form: HTMLFormElement, { values, interpreter }: Draft, keepsWish: boolean): void {
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name);
    const isAsked = (name === 'procedure' && keepsWish) || (name === 'message' && !values[name]);
    if (field && 'value' in field && !isAsked) field.value = values[name] ?? '';
  }
  const box = checkboxOf(form);
  if (box) box.checked = interpreter;
}

/** What was written for nobody to come back to: it is sent, or kept in another place. */
export const forgetDraft = (): void => {
  draft = undefined;
};

interface Written {
  wish: string;
  /** What the server brought back stands in the fields, and is newer. */
  isRefused: boolean;
  /** Whether what is written waits in this browser to be sent. */
  isWaiting: boolean;
  /** Whether it has arrived. */
  isSent: RefObject<boolean>;
}

/**
 * Keeps a form that is left half filled until somebody comes back to it in the same tab. A procedure that another link
 * asks for counts more than the one that was chosen before.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, written: Written): void {
  const now = useRef(written);
  useEffect(() => {
    now.current = written;
  });
  useLayoutEffect(() => {
    const element = form.current!;
    const { wish, isRefused } = now.current;
    if (draft && !isRefused) fillIn(element, draft, draft.wish !== wish && wish !== '');
    return () => {
      if (now.current.isSent.current || now.current.isWaiting) forgetDraft();
      else draft = read(element, now.current.wish);
    };
  }, [form]);
}
