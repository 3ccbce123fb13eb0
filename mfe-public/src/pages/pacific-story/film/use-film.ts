import { useEffect, useRef, useState } from 'react';
import { scenes } from './scenes';

/** Milliseconds that a scene is played. */
const length = 6000;

/** Plays the scenes one after the other; the last one stays, and is still. */
export function useFilm() {
  const [shown, setShown] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const begun = useRef(0);
  /** What is left to play of the scene on the screen; nothing, once the film is over. */
  const left = useRef(length);

  useEffect(() => {
    if (!isPlaying) return;
    begun.current = performance.now();
    const next = setTimeout(() => {
      const isLast = shown === scenes.length - 1;
      left.current = isLast ? 0 : length;
      if (isLast) setPlaying(false);
      else setShown(shown + 1);
    }, left.current);
    return () => clearTimeout(next);
  }, [shown, isPlaying]);

  const show = (scene: number) => {
    left.current = length;
    setShown(scene);
    setPlaying(true);
  };
  /** Pauses, goes on from there, or begins anew where the film is over. */
  const toggle = () => {
    if (left.current === 0) return show(0);
    if (isPlaying) left.current = Math.max(1, left.current - (performance.now() - begun.current));
    setPlaying(!isPlaying);
  };
  return { shown, isPlaying, show, toggle };
}
