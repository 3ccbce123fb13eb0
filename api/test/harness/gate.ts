/** A promise that is settled from outside, so that a test can wait for something or make it wait. */
export interface Gate {
  opened: Promise<void>;
  open(): void;
  fail(error: unknown): void;
}

export function gate(): Gate {
  let open!: () => void;
  let fail!: (error: unknown) => void;
  const opened = new Promise<void>((resolve, reject) => ([open, fail] = [resolve, reject]));
  return { opened, open, fail };
}
