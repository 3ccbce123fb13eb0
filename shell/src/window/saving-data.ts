interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor asks to save data, or has a connection so slow that we assume it. */
export function isSavingData(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return (
    connection?.saveData ||
    /2g/.test(connection?.effectiveType ?? '') ||
    window.matchMedia?.('(prefers-reduced-data: reduce)').matches
  );
}
