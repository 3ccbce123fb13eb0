/** For browsers without `requestIdleCallback`. */
const assumedBusyMs = 2000;

/** Resolves once the document is loaded and the browser is idle. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, assumedBusyMs);
  });
}
