interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether every byte counts: then nothing is fetched that was not asked for. */
export function isSparing(): boolean {
  const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: Line }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}

/** Where browsers do not say when they are idle, milliseconds that are taken for it. */
const guess = 2000;

/** Resolves when the document is loaded and the browser has nothing to do. */
export async function quiet(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, guess);
  });
}
