import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageFrom, type PageMessage, type Place, type ShowRequest } from '../messages';

/** How long typing has to pause before the page shows it. */
const pauseMs = 250;
/** How long a page may take to load before it counts as lost. */
const maxLoadMs = 15_000;

export interface Placed {
  name: string;
  place: Place;
  isEnglish: boolean;
}

interface FrameOptions {
  /** The address in the frame. */
  address: string;
  /** `common:hero.title` */
  name: string;
  text: string;
}

/** Tells the page in a frame which text to show, and learns where it shows it. */
export function useFrame({ address, name, text }: FrameOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [readyAddress, setReadyAddress] = useState<string | null>(null);
  const [lostAddress, setLostAddress] = useState<string | null>(null);
  const [placed, setPlaced] = useState<(Placed & { address: string }) | null>(null);
  const isReady = readyAddress === address;

  const handle = useEffectEvent((event: MessageEvent) => {
    const message = messageFrom<PageMessage>(event, frame.current?.contentWindow);
    if (message?.lens === 'in-place/ready') setReadyAddress(address);
    if (message?.lens === 'in-place/placed') setPlaced({ ...message, address });
  });
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener('message', (event) => handle(event), { signal: controller.signal });
    return () => controller.abort();
  }, []);

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setLostAddress(address), maxLoadMs);
    return () => clearTimeout(timer);
  }, [address, isReady]);

  const shownName = useRef<string | null>(null);
  useEffect(() => {
    if (!isReady) {
      shownName.current = null;
      return;
    }
    const send = () => {
      shownName.current = name;
      const request: ShowRequest = { lens: 'in-place/show', name, text: text.trim() === '' ? null : text };
      frame.current?.contentWindow?.postMessage(request, location.origin);
    };
    if (shownName.current !== name) return send();
    const timer = setTimeout(send, pauseMs);
    return () => clearTimeout(timer);
  }, [isReady, name, text]);

  return {
    frame,
    /** Where the page shows the text; null while that is not known. */
    placed: placed?.address === address && placed.name === name ? placed : null,
    isLost: lostAddress === address && !isReady,
  };
}
