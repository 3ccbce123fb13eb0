import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { fieldNames } from '../request/form-state';

interface Draft {
  /** The procedure in the address of the page at that time. */
  linkedProcedure: string;
  values: Record<string, string>;
  interpreter: boolean;
}

/** Only in the memory of this tab: until a visitor sends the form, nobody else may read it. */
let draft: Draft | undefined;

const checkboxOf = (form: HTMLFormElement) => {
  const box = form.elements.namedItem('interpreter');
  return box instanceof HTMLInputElement ? box : undefined;
};

const messageOf = (form: HTMLFormElement) => {
  const text = form.elements.namedItem('message');
  return text instanceof HTMLTextAreaElement ? text : undefined;
};

function draftFromForm(form: HTMLFormElement, linkedProcedure: string): Draft {
  const data = new FormData(form);
  const values = Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')] as const));
  // What the address put into the message is no part of the draft.
  if (values['message'] === messageOf(form)?.defaultValue) values['message'] = '';
  return { linkedProcedure, values, interpreter: checkboxOf(form)?.checked ?? false };
}

function restoreDraft(
  form: HTMLFormElement,
  { values, interpreter }: Draft,
  keepsLinkedProcedure: boolean,
): void {
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name);
    const isFromAddress =
      (name === 'procedure' && keepsLinkedProcedure) || (name === 'message' && !values[name]);
    if (field && 'value' in field && !isFromAddress) field.value = values[name] ?? '';
  }
  const box = checkboxOf(form);
  if (box) box.checked = interpreter;
}

/** Drops the draft, once its request is sent or waits in the queue. */
export const forgetDraft = (): void => {
  draft = undefined;
};

interface FormStatus {
  linkedProcedure: string;
  /** Whether the fields hold the values of a form that the server refused: those are newer than a draft. */
  isRefused: boolean;
  /** Whether the request waits in the queue of this browser. */
  isWaiting: boolean;
  /** Whether the request has arrived. */
  isSent: RefObject<boolean>;
}

/**
 * Saves a half-filled form when its visitor leaves the page, and restores it when they come back in the same tab. If they
 * come back by a link to another procedure, that procedure wins over the one in the draft.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, status: FormStatus): void {
  const latest = useRef(status);
  useEffect(() => {
    latest.current = status;
  });
  useLayoutEffect(() => {
    const element = form.current!;
    const { linkedProcedure, isRefused } = latest.current;
    if (draft && !isRefused) {
      const isNewLink = linkedProcedure !== '' && linkedProcedure !== draft.linkedProcedure;
      restoreDraft(element, draft, isNewLink);
    }
    return () => {
      const { isSent, isWaiting, linkedProcedure: lastLinked } = latest.current;
      if (isSent.current || isWaiting) forgetDraft();
      else draft = draftFromForm(element, lastLinked);
    };
  }, [form]);
}
