import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '@playwright/test';
import type { TestProduct } from '../fixtures/test-product.ts';

/** A faulty answer to a request for a file of a remote, and the stage that the browser reports for it. */
export interface FileFault {
  name: string;
  answer: (route: Route, product: TestProduct) => Promise<void>;
  /** The reported stage; `missing` is reported as `load` for an entry and as `chunk` for any other file. */
  stage: 'timeout' | 'integrity' | 'missing';
}

const readOriginal = (route: Route, { remotesFolder }: TestProduct): string => {
  const { pathname } = new URL(route.request().url());
  return readFileSync(path.join(remotesFolder, pathname.replace('/remotes/', '')), 'utf8');
};

const scriptAnswer = (body: string) => ({ status: 200, contentType: 'text/javascript', body });
const answerStatus = (status: number): FileFault['answer'] => {
  return (route) => route.fulfill({ status, contentType: 'text/plain', body: '' });
};

export const fileFaults: FileFault[] = [
  { name: 'is not found (404)', stage: 'missing', answer: answerStatus(404) },
  { name: 'answers 500', stage: 'missing', answer: answerStatus(500) },
  {
    name: 'is cut short',
    stage: 'integrity',
    answer: (route, product) => {
      const whole = readOriginal(route, product);
      return route.fulfill(scriptAnswer(whole.slice(0, whole.length / 2)));
    },
  },
  {
    name: 'has another hash',
    stage: 'integrity',
    answer: (route, product) =>
      route.fulfill(scriptAnswer(`${readOriginal(route, product)}\n// tampered with`)),
  },
  {
    name: 'is HTML',
    stage: 'integrity',
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Sorry</title>' }),
  },
  { name: 'never answers', stage: 'timeout', answer: () => new Promise(() => undefined) },
];
