import { useMemo } from 'react';
import type { TextState } from '@lens/contracts/desk';
import { searchMaxLength } from '@lens/contracts/max-lengths';
import { useSearchParams } from '@lens/platform/router';
import { targetLanguages, textStates, type TargetLanguage } from './labels';
import type { TextName } from '../../components/text-name';

/** The query of the list; undefined fields are not sent. */
export interface TextsRequest {
  language: TargetLanguage;
  namespace?: string;
  state?: TextState;
  findings?: 'block' | 'warn';
  comments?: 'open';
  sign_off?: 'missing';
  search?: string;
  page: number;
}

/** `first` and `last` stand for a text of a page that is not loaded yet. */
export type OpenedText = Pick<TextName, 'namespace' | 'key'> | 'first' | 'last' | null;

interface DeskAddress {
  request: TextsRequest;
  opened: OpenedText;
  /** Whether a filter or a search is set. */
  isFiltered: boolean;
  /** Changes filters; an empty value removes one. The list starts at its first page, and the open text stays. */
  filter: (changes: Record<string, string>) => void;
  open: (opened: OpenedText, page?: number) => void;
}

const findIn = <Value extends string>(
  values: readonly Value[],
  candidate: string | null,
): Value | undefined => values.find((value) => value === candidate);

const languageCodes = targetLanguages.map(({ code }) => code);
const namespacePattern = /^[a-z][a-z0-9-]{0,40}$/;

function parseOpened(value: string | null): OpenedText {
  if (value === 'first' || value === 'last') return value;
  const [namespace, key] = value?.split('/') ?? [];
  return namespace && key ? { namespace, key } : null;
}

const formatOpened = (opened: OpenedText): string =>
  opened === null ? '' : typeof opened === 'string' ? opened : `${opened.namespace}/${opened.key}`;

/** Keeps filters, page and open text in the address, so that they survive a reload and can be shared as a link. */
export function useDeskAddress(): DeskAddress {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const setParams = (values: Record<string, string>, replace: boolean) =>
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
      language: findIn(languageCodes, address.get('language')) ?? 'es',
      namespace: namespacePattern.test(namespace) ? namespace : undefined,
      state: findIn(textStates, address.get('state')),
      findings: findIn(['block', 'warn'], address.get('findings')),
      comments: findIn(['open'], address.get('comments')),
      sign_off: findIn(['missing'], address.get('sign_off')),
      search: address.get('search')?.trim().slice(0, searchMaxLength) || undefined,
      page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    };
    const { namespace: namespaceFilter, state, findings, comments, sign_off, search } = request;
    return {
      request,
      opened: parseOpened(address.get('text')),
      isFiltered: Boolean(namespaceFilter ?? state ?? findings ?? comments ?? sign_off ?? search),
      filter: (changes) => setParams({ page: '', ...changes }, true),
      open: (opened, to = request.page) =>
        setParams({ text: formatOpened(opened), page: to > 1 ? String(to) : '' }, opened !== null),
    };
  }, [address, setAddress]);
}
