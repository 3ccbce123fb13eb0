import { useEffect, useState, type RefObject } from 'react';
import { filmHost, patience, pause, question } from './film-host';

/**
 * How a film's player is. A frame says that it has loaded even where its host cannot be reached, so the player itself is
 * asked; without an answer in time it has failed, and may still come.
 */
export function usePlayer(frame: RefObject<HTMLIFrameElement | null>): 'waiting' | 'loaded' | 'failed' {
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting');
  useEffect(() => {
    const player = frame.current;
    const ask = () => player?.contentWindow?.postMessage(question, filmHost);
    const asking = setInterval(ask, pause);
    const fail = () => {
      console.error('The video could not be loaded.');
      setState('failed');
    };
    const waiting = setTimeout(fail, patience);
    const stop = () => {
      clearInterval(asking);
      clearTimeout(waiting);
      window.removeEventListener('message', hear);
      player?.removeEventListener('error', fail);
    };
    const hear = ({ origin, source }: MessageEvent) => {
      if (origin !== filmHost || source !== player?.contentWindow) return;
      stop();
      console.info('The video has loaded.');
      setState('loaded');
    };
    window.addEventListener('message', hear);
    // React hears only the load of a frame.
    player?.addEventListener('error', fail);
    return stop;
  }, [frame]);
  return state;
}
