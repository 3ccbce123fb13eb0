import type { Locator, Page } from '@playwright/test';
import type { TestProduct } from '../fixtures/test-product.ts';

/** The content that the screens show. */
export interface Content {
  product: TestProduct;
  article: string;
  consultation: string;
}

/** A state of a screen, reached from the state before it or by its path. */
export interface State {
  name: string;
  path?: string | ((content: Content) => string);
  reach?: (page: Page, content: Content) => Promise<unknown>;
  /** An element that shows that the state is reached. */
  sign: (page: Page) => Locator;
  /** Makes the next state reachable. */
  leave?: (page: Page) => Promise<unknown>;
}
