/**
 * The one inline script. It starts the page's scripts, in order, only once nothing of the first paint competes with
 * them: at `load`, or at the first sign that the visitor wants to act. It must stay small and depend on nothing.
 */
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
const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
let started = false;

const add = ({ src, integrity }: StartScript): Promise<boolean> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = false;
    script.integrity = integrity;
    script.src = policy ? policy.createScriptURL(src) : src;
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });

function start(): void {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  performance.mark('lens-start');
  (window as unknown as { lensScripts: Promise<boolean[]> }).lensScripts = Promise.all(scripts.map(add));
}

if (block.dataset['eager'] !== undefined) start();
else {
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  // A page without pictures is loaded before it is painted: one frame more keeps the first paint to itself.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
}
