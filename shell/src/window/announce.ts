const removalMs = 1000;

/** Announces a text to screen readers once. */
export function announce(text: string): void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.className = 'visually-hidden';
  region.textContent = text;
  document.body.append(region);
  setTimeout(() => region.remove(), removalMs);
}
