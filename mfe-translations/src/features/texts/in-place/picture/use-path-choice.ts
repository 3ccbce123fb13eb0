import { useEffect, useState } from 'react';
import type { Placed } from './use-frame';

/** How many pages are looked through for a text, one after the other. */
const maxTries = 6;

/**
 * The page that shows a text: the one that was chosen, else the one that is open, else the first that shows it.
 * @param textId whose pages `paths` are
 */
export function usePathChoice(textId: string, paths: string[]) {
  const [shownPath, setShownPath] = useState<string | null>(null);
  const [choice, setChoice] = useState<{ textId: string; path: string } | null>(null);
  const [tried, setTried] = useState<{ textId: string; paths: string[] }>({ textId, paths: [] });
  const triedPaths = tried.textId === textId ? tried.paths : [];
  const candidates = paths.slice(0, maxTries);
  const remaining = candidates.filter((path) => !triedPaths.includes(path));
  const chosen = choice?.textId === textId ? choice.path : null;
  const open = remaining.find((path) => path === shownPath);
  const path = chosen ?? open ?? remaining[0] ?? triedPaths.at(-1);
  useEffect(() => {
    if (path !== undefined) setShownPath(path);
  }, [path]);
  return {
    path,
    /** Whether there are pages left to look through. */
    isSearching: chosen === null && remaining.length > 0,
    /** How many pages do not show the text. */
    absentOn: chosen === null ? triedPaths.length : 1,
    choose: (next: string) => setChoice({ textId, path: next }),
    /** Goes on to the next page if this one does not show the text. */
    report: ({ place }: Pick<Placed, 'place'>) => {
      if (place !== 'absent' || chosen !== null || path === undefined || triedPaths.includes(path)) return;
      setTried({ textId, paths: [...triedPaths, path] });
    },
  };
}
