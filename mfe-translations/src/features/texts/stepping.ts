import type { DeskText } from '@lens/contracts/desk';
import { isSameText, type TextName } from '../../components/text-name';
import type { Opened } from './use-desk-address';

interface Steps {
  items: DeskText[];
  name: TextName | null;
  page: number;
  pages: number;
  open: (opened: Opened, page?: number) => void;
}

/** Goes to the next text or the one before, over the ends of pages. @returns whether there was one */
export const stepping =
  ({ items, name, page, pages, open }: Steps) =>
  (step: 1 | -1): boolean => {
    const here = name ? items.findIndex((text) => isSameText(text, name)) : -1;
    const next = here < 0 ? items.at(step === 1 ? 0 : -1) : items[here + step];
    if (next) open(next);
    else if (page + step >= 1 && page + step <= pages) open(step === 1 ? 'first' : 'last', page + step);
    else return false;
    return true;
  };
