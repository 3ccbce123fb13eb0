import type { Locator, Page } from '@playwright/test';
import type { TestProduct } from '../fixtures/test-product.ts';

/** What the screens show: an article, a request for a consultation. */
export interface Content {
  product: TestProduct;
  article: string;
  consultation: string;
}

/** A state of a screen: reached from the one before, or first by its address. */
export interface State {
  name: string;
  path?: string | ((content: Content) => string);
  reach?: (page: Page, content: Content) => Promise<unknown>;
  /** What stands there once it is reached. */
  sign: (page: Page) => Locator;
  /** How the way to the next one is cleared. */
  leave?: (page: Page) => Promise<unknown>;
}
