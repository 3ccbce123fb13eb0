import { useEffect, useState, type RefObject } from 'react';
import { filmHost, patience, pause, question } from './film-host';

/**
 * How a film's player is. A frame says that it has loaded even where its host cannot be reached, so the player itself is
 * asked, as long as somebody would wait; without an answer it has failed. A frame that loads later is asked once more.
 */
export function usePlayer(frame: RefObject<HTMLIFrameElement | null>): 'waiting' | 'loaded' | 'failed' {
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting');
  useEffect(() => {
    const player = frame.current;
    const ask = () => player?.contentWindow?.postMessage(question, filmHost);
    let asking = setInterval(ask, pause);
    const fail = () => {
      rest();
      player?.addEventListener('load', askAgain);
      console.error('The video could not be loaded.');
      setState('failed');
    };
    let waiting = setTimeout(fail, patience);
    const rest = () => {
      clearInterval(asking);
      clearTimeout(waiting);
    };
    const askAgain = () => {
      rest();
      asking = setInterval(ask, pause);
      waiting = setTimeout(rest, patience);
    };
    const stop = () => {
      rest();
      window.removeEventListener('message', hear);
      player?.removeEventListener('error', fail);
      player?.removeEventListener('load', askAgain);
    };
    const hear = ({ origin, source }: MessageEvent) => {
      if (origin !== filmHost || source !== player?.contentWindow) return;
      stop();
      console.info('The video has loaded.');
      setState('loaded');
    };
    window.addEventListener('message', hear);
    player?.addEventListener('error', fail);
    return stop;
  }, [frame]);
  return state;
}
