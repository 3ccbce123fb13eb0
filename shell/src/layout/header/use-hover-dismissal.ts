import { useEffect, useState } from 'react';

/**
 * Lets Escape hide what is shown on hover until the pointer has left. Spread the result on the hovered element; its
 * style uses `data-dismissed`.
 */
export function useHoverDismissal() {
  const [hovered, setHovered] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!hovered) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [hovered]);
  return {
    'data-dismissed': dismissed ? '' : undefined,
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => {
      setHovered(false);
      setDismissed(false);
    },
  };
}
