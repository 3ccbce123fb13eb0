import { useEffect, useState, type RefObject } from 'react';
import { filmHost, listeningMessage, messagePauseMs, playerTimeoutMs } from './film-host';

/**
 * Whether the player has loaded. A frame reports `load` even if its host cannot be reached, so this sends messages to the
 * player until it answers, and gives up after a while. If the frame loads later, it tries once more.
 */
export function usePlayer(frame: RefObject<HTMLIFrameElement | null>): 'waiting' | 'loaded' | 'failed' {
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting');
  useEffect(() => {
    const player = frame.current;
    const ask = () => player?.contentWindow?.postMessage(listeningMessage, filmHost);
    let asking = setInterval(ask, messagePauseMs);
    const fail = () => {
      stopAsking();
      player?.addEventListener('load', askAgain);
      console.error('The video could not be loaded.');
      setState('failed');
    };
    let timeout = setTimeout(fail, playerTimeoutMs);
    const stopAsking = () => {
      clearInterval(asking);
      clearTimeout(timeout);
    };
    const askAgain = () => {
      stopAsking();
      asking = setInterval(ask, messagePauseMs);
      timeout = setTimeout(stopAsking, playerTimeoutMs);
    };
    const stop = () => {
      stopAsking();
      window.removeEventListener('message', handleMessage);
      player?.removeEventListener('error', fail);
      player?.removeEventListener('load', askAgain);
    };
    const handleMessage = ({ origin, source }: MessageEvent) => {
      if (origin !== filmHost || source !== player?.contentWindow) return;
      stop();
      console.info('The video has loaded.');
      setState('loaded');
    };
    window.addEventListener('message', handleMessage);
    player?.addEventListener('error', fail);
    return stop;
  }, [frame]);
  return state;
}
