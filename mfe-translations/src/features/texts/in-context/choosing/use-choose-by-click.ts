import { useEffect, useEffectEvent } from 'react';

/** While `active`, a click on the page chooses what stands there, and does nothing else; Enter on a link is a click too. */
export function useChooseByClick(isActive: boolean, onChoose: (element: Element) => void): void {
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (!isActive) return;
    const controller = new AbortController();
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      // Windows and the bar itself stand beside the page.
      if (!(target instanceof Element) || !document.getElementById('root')?.contains(target)) return;
      event.preventDefault();
      event.stopPropagation();
      choose(target);
    };
    document.addEventListener('click', onClick, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, [isActive]);
}
