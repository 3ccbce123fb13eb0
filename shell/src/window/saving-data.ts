interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** How the server repeats the header `Save-Data` of a request, which a page cannot read. */
export const saveDataTiming = 'save-data';

/** Whether the visitor asks to save data, or has a connection so slow that we assume it. */
export function isSavingData(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  const [visit] =
    (performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined) ?? [];
  return (
    connection?.saveData ||
    /2g/.test(connection?.effectiveType ?? '') ||
    window.matchMedia?.('(prefers-reduced-data: reduce)').matches ||
    visit?.serverTiming?.some(({ name }) => name === saveDataTiming)
  );
}
