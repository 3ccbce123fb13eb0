const removal = 1000;

/** Says something to screen readers once, politely, and leaves nothing behind after a second. */
export function announce(text: string): void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.className = 'visually-hidden';
  region.textContent = text;
  document.body.append(region);
  setTimeout(() => region.remove(), removal);
}
