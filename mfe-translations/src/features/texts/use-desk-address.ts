import { useMemo } from 'react';
import type { TextState } from '@lens/contracts/desk';
import { searchMaxLength } from '@lens/contracts/max-lengths';
import { useSearchParams } from '@lens/platform/router';
import { targetLanguages, textStates, type TargetLanguage } from './labels';
import type { TextName } from '../../components/text-name';

/** As the API is asked; what is undefined is not sent. */
export interface TextsRequest {
  language: TargetLanguage;
  namespace?: string;
  state?: TextState;
  findings?: 'block' | 'warn';
  comments?: 'open';
  search?: string;
  page: number;
}

/** `first` and `last` of the page, of which nobody knows the name before it is there. */
export type Opened = Pick<TextName, 'namespace' | 'key'> | 'first' | 'last' | null;

interface DeskAddress {
  request: TextsRequest;
  opened: Opened;
  /** Whether anything narrows the list. */
  narrowed: boolean;
  /** Changes filters; an empty value takes one away. The list begins anew, and what is open stays. */
  filter: (changes: Record<string, string>) => void;
  open: (opened: Opened, page?: number) => void;
}

const among = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

const codes = targetLanguages.map(({ code }) => code);
const namespaces = /^[a-z][a-z0-9-]{0,40}$/;

function openedIn(given: string | null): Opened {
  if (given === 'first' || given === 'last') return given;
  const [namespace, key] = given?.split('/') ?? [];
  return namespace && key ? { namespace, key } : null;
}

const written = (opened: Opened): string =>
  opened === null ? '' : typeof opened === 'string' ? opened : `${opened.namespace}/${opened.key}`;

/** What is listed and open, held in the address, so that going back, reloading and passing it on all work. */
export function useDeskAddress(): DeskAddress {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const change = (values: Record<string, string>, replace: boolean) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values))
            if (value) after.set(name, value);
            else after.delete(name);
          return after;
        },
        { replace, preventScrollReset: true },
      );
    const page = Number(address.get('page'));
    const namespace = address.get('namespace') ?? '';
    const request: TextsRequest = {
      language: among(codes, address.get('language')) ?? 'es',
      namespace: namespaces.test(namespace) ? namespace : undefined,
      state: among(textStates, address.get('state')),
      findings: among(['block', 'warn'], address.get('findings')),
      comments: among(['open'], address.get('comments')),
      search: address.get('search')?.trim().slice(0, searchMaxLength) || undefined,
      page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    };
    const { namespace: space, state, findings, comments, search } = request;
    return {
      request,
      opened: openedIn(address.get('text')),
      narrowed: Boolean(space ?? state ?? findings ?? comments ?? search),
      filter: (changes) => change({ page: '', ...changes }, true),
      open: (opened, to = request.page) =>
        change({ text: written(opened), page: to > 1 ? String(to) : '' }, opened !== null),
    };
  }, [address, setAddress]);
}
