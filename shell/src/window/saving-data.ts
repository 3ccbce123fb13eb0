interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor asks to save data, or has a connection so slow that we assume it. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return Boolean(
    connection?.saveData ||
    connection?.effectiveType?.endsWith('2g') ||
    window.matchMedia?.('(prefers-reduced-data: reduce)').matches,
  );
}
