interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor asks to save data, or has a connection so slow that we assume it. */
export function isSavingData(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {};
  return Boolean(
    saveData || effectiveType.endsWith('2g') || window.matchMedia?.('(prefers-reduced-data: reduce)').matches,
  );
}
