import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '@playwright/test';
import type { TestProduct } from '../fixtures/test-product.ts';

/** What a request for a file of a remote is answered with, and how its failure is told. */
export interface FileFault {
  name: string;
  answer: (route: Route, product: TestProduct) => Promise<void>;
  /** As reported; what only the entry or only a chunk can be is told by whoever knows which it was. */
  stage: 'timeout' | 'integrity' | 'missing';
}

const original = (route: Route, { remotesFolder }: TestProduct): string => {
  const { pathname } = new URL(route.request().url());
  return readFileSync(path.join(remotesFolder, pathname.replace('/remotes/', '')), 'utf8');
};

const script = (body: string) => ({ status: 200, contentType: 'text/javascript', body });
const failed = (status: number): FileFault['answer'] => {
  return (route) => route.fulfill({ status, contentType: 'text/plain', body: '' });
};

export const fileFaults: FileFault[] = [
  { name: 'is not found (404)', stage: 'missing', answer: failed(404) },
  { name: 'answers 500', stage: 'missing', answer: failed(500) },
  {
    name: 'is cut short',
    stage: 'integrity',
    answer: (route, product) => {
      const whole = original(route, product);
      return route.fulfill(script(whole.slice(0, whole.length / 2)));
    },
  },
  {
    name: 'has another hash',
    stage: 'integrity',
    answer: (route, product) => route.fulfill(script(`${original(route, product)}\n// tampered with`)),
  },
  {
    name: 'is HTML',
    stage: 'integrity',
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Sorry</title>' }),
  },
  { name: 'never answers', stage: 'timeout', answer: () => new Promise(() => undefined) },
];
