/** Something that a test waits for, or lets others wait for. */
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
