/**
 * The only inline script. It starts the page's scripts, in order, at `load` or at the visitor's first interaction, so
 * that they do not delay the first paint; for a visitor who saves data, at the first interaction only. It must stay
 * small. The browser decides, not the server, so that everybody gets the same document from the same caches.
 */
import { isSavingData } from './window/saving-data';

interface StartScript {
  src: string;
  integrity: string;
}

const block = document.getElementById('lens-scripts')!;
const scripts = JSON.parse(block.textContent) as StartScript[];
const policy = (
  window as unknown as {
    trustedTypes?: {
      createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
    };
  }
).trustedTypes?.createPolicy('lens-boot', { createScriptURL: (address: string) => address });
let started = false;

function add({ src, integrity }: StartScript): void {
  const script = document.createElement('script');
  // An absolute address, by which chunk loaders find a script that is already loading.
  const address = location.origin + src;
  script.async = false;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = policy?.createScriptURL(address) ?? address;
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}

function start(): void {
  if (started) return;
  started = true;
  performance.mark('lens-start');
  scripts.forEach(add);
}

if (block.dataset['eager'] !== undefined) start();
else {
  // A touch is a pointer too.
  for (const kind of ['pointerdown', 'keydown', 'focusin']) addEventListener(kind, start);
  // A page without pictures is loaded before it is painted, so we wait for one more frame.
  if (!isSavingData()) addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
}
