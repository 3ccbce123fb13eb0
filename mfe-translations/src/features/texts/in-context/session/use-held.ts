import { useEffect } from 'react';

/** While `unsaved`, the browser asks before it leaves the document. Pages that change within it lose nothing. */
export function useHeld(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);
}
