/** Replaces IntersectionObserver. @returns a function that brings all observed elements into view */
export function fakeView(): () => void {
  const callbacks = new Set<IntersectionObserverCallback>();
  window.IntersectionObserver = class {
    constructor(
      private readonly callback: IntersectionObserverCallback,
      readonly options?: IntersectionObserverInit,
    ) {}
    observe() {
      callbacks.add(this.callback);
    }
    disconnect() {
      callbacks.delete(this.callback);
    }
  } as unknown as typeof IntersectionObserver;
  return () => {
    for (const callback of [...callbacks]) {
      callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
  };
}
