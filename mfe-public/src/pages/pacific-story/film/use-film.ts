import { useEffect, useRef, useState } from 'react';
import { scenes } from './scenes';

const sceneMs = 6000;

/** Plays the scenes one after the other, and rests on the last one. */
export function useFilm() {
  const [shown, setShown] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const startedAt = useRef(0);
  /** The rest of the current scene; 0 once the film is over. */
  const remainingMs = useRef(sceneMs);

  useEffect(() => {
    if (!isPlaying) return;
    startedAt.current = performance.now();
    const next = setTimeout(() => {
      const isLast = shown === scenes.length - 1;
      remainingMs.current = isLast ? 0 : sceneMs;
      if (isLast) setPlaying(false);
      else setShown(shown + 1);
    }, remainingMs.current);
    return () => clearTimeout(next);
  }, [shown, isPlaying]);

  const show = (scene: number) => {
    remainingMs.current = sceneMs;
    setShown(scene);
    setPlaying(true);
  };
  /** Pauses, goes on, or starts again once the film is over. */
  const toggle = () => {
    if (remainingMs.current === 0) return show(0);
    if (isPlaying)
      remainingMs.current = Math.max(1, remainingMs.current - (performance.now() - startedAt.current));
    setPlaying(!isPlaying);
  };
  return { shown, isPlaying, show, toggle };
}
