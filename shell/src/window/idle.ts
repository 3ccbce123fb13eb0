interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data or has a slow connection, so that nothing should be prefetched. */
export function isSavingData(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}

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
