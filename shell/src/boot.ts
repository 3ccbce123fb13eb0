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

function add({ src, integrity }: StartScript): void {
  const script = document.createElement('script');
  // The address in full, by which later loaders find what is on its way already.
  const address = new URL(src, location.href).href;
  script.async = false;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = policy ? policy.createScriptURL(address) : address;
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}

function start(): void {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  performance.mark('lens-start');
  scripts.forEach(add);
}

if (block.dataset['eager'] !== undefined) start();
else {
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  // A page without pictures is loaded before it is painted: one frame more keeps the first paint to itself.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
}
