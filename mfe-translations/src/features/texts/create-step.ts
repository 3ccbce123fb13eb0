import type { DeskText } from '@lens/contracts/desk';
import { isSameText, type TextName } from '../../components/text-name';
import type { OpenedText } from './use-desk-address';

interface StepOptions {
  items: DeskText[];
  name: TextName | null;
  page: number;
  pages: number;
  open: (opened: OpenedText, page?: number) => void;
}

/** Steps to the next or the previous text, also on another page of the list. @returns whether there was one */
export const createStep =
  ({ items, name, page, pages, open }: StepOptions) =>
  (direction: 1 | -1): boolean => {
    const currentIndex = name ? items.findIndex((text) => isSameText(text, name)) : -1;
    const next = currentIndex < 0 ? items.at(direction === 1 ? 0 : -1) : items[currentIndex + direction];
    if (next) open(next);
    else if (page + direction >= 1 && page + direction <= pages)
      open(direction === 1 ? 'first' : 'last', page + direction);
    else return false;
    return true;
  };
