import { useEffect, useEffectEvent } from 'react';

/** While active, a click on the page only chooses an element. Enter on a link counts as a click. */
export function useChooseByClick(isActive: boolean, onChoose: (element: Element) => void): void {
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (!isActive) return;
    const controller = new AbortController();
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      // Dialogs and the bar are outside the page's root.
      if (!(target instanceof Element) || !document.getElementById('root')?.contains(target)) return;
      event.preventDefault();
      event.stopPropagation();
      choose(target);
    };
    document.addEventListener('click', onClick, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, [isActive]);
}
