import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserProcess } from './browser-process.ts';

/** A page does not answer: its code loops. */
export class TabFrozen extends Error {}

const answerLimitMs = 8000;
const pauseMs = 50;
const afterFaultMs = 1500;

/** What a browser reports of a document. */
export interface Fault {
  kind: 'exception' | 'console';
  text: string;
  /** Where, as far as the browser knows: an address with line and column. */
  at: string;
}

interface RemoteValue {
  value?: unknown;
  description?: string;
}

/** A function in a form that a browser can run. Some compilers add calls of a helper that names functions. */
const sourceOf = (work: (...values: never[]) => unknown, values: unknown[]): string =>
  `(() => { const __name = (work) => work; return (${String(work)})(${values.map((value) => JSON.stringify(value)).join(',')}); })()`;

const placeOf = (frames: { url: string; lineNumber: number; columnNumber: number }[] | undefined): string => {
  const [frame] = frames ?? [];
  return frame ? `${frame.url}:${frame.lineNumber + 1}:${frame.columnNumber + 1}` : '';
};

/** One window, with cookies and storage of its own. */
export class Tab {
  faults: Fault[] = [];

  private constructor(
    private readonly browser: BrowserProcess,
    private readonly target: { targetId: string; sessionId: string; browserContextId: string },
  ) {}

  /** @param prepare runs in each document before anything else, with `values` */
  static async open<Values extends unknown[]>(
    browser: BrowserProcess,
    prepare: (...values: Values) => void,
    ...values: Values
  ): Promise<Tab> {
    const { browserContextId } = (await browser.send('Target.createBrowserContext')) as {
      browserContextId: string;
    };
    const { targetId } = (await browser.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      width: 1440,
      height: 900,
    })) as { targetId: string };
    const { sessionId } = (await browser.send('Target.attachToTarget', { targetId, flatten: true })) as {
      sessionId: string;
    };
    const tab = new Tab(browser, { targetId, sessionId, browserContextId });
    browser.listen(sessionId, (method, params) => tab.receive(method, params));
    await tab.send('Page.enable');
    await tab.send('Runtime.enable');
    const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
    await tab.send('Emulation.setEmulatedMedia', { features });
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: sourceOf(prepare, values) });
    return tab;
  }

  private send(method: string, params: Record<string, unknown> = {}) {
    return this.browser.send(method, params, this.target.sessionId);
  }

  private receive(method: string, params: Record<string, unknown>): void {
    if (method === 'Runtime.exceptionThrown') {
      const { exceptionDetails: details } = params as {
        exceptionDetails: {
          text: string;
          url?: string;
          exception?: RemoteValue;
          stackTrace?: { callFrames: Parameters<typeof placeOf>[0] };
        };
      };
      const said = details.exception?.description ?? String(details.exception?.value ?? details.text);
      this.faults.push({
        kind: 'exception',
        text: said.split('\n')[0]!,
        at: placeOf(details.stackTrace?.callFrames) || (details.url ?? ''),
      });
    } else if (method === 'Runtime.consoleAPICalled' && params['type'] === 'error') {
      const { args, stackTrace } = params as {
        args: RemoteValue[];
        stackTrace?: { callFrames: Parameters<typeof placeOf>[0] };
      };
      const text = args
        .map(({ value, description }) => String(value ?? description ?? '').split('\n')[0])
        .join(' ');
      this.faults.push({ kind: 'console', text, at: placeOf(stackTrace?.callFrames) });
    }
  }

  async goTo(address: string): Promise<void> {
    this.faults = [];
    await this.withLimit(this.send('Page.navigate', { url: address }));
  }

  private async withLimit<Result>(work: Promise<Result>): Promise<Result> {
    const limit = new AbortController();
    const frozen = sleep(answerLimitMs, undefined, { signal: limit.signal }).then(() => {
      throw new TabFrozen('The page does not answer.');
    });
    frozen.catch(() => undefined);
    return Promise.race([work, frozen]).finally(() => limit.abort());
  }

  /** Runs a function in the page. It may use its arguments and what a page has, and nothing around it here. */
  async run<Values extends unknown[], Result>(
    work: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result> {
    const answer = (await this.withLimit(
      this.send('Runtime.evaluate', {
        expression: sourceOf(work, values),
        awaitPromise: true,
        returnByValue: true,
      }),
    )) as { result: RemoteValue; exceptionDetails?: { exception?: RemoteValue; text: string } };
    if (answer.exceptionDetails)
      throw new Error(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
    return answer.result.value as Result;
  }

  /** Waits until something is true in the page. @returns whether it became true */
  async until<Values extends unknown[]>(
    limitMs: number,
    isTrue: (...values: Values) => boolean,
    ...values: Values
  ): Promise<boolean> {
    let end = Date.now() + limitMs;
    let hasFailed = false;
    while (Date.now() < end) {
      // What has failed comes up no more, and only has to be reported.
      if (this.faults.length > 0 && !hasFailed) {
        hasFailed = true;
        end = Math.min(end, Date.now() + afterFaultMs);
      }
      // A document that is just being replaced has no answer.
      const said = await this.run(isTrue, ...values).catch((failure: unknown) => {
        if (failure instanceof TabFrozen) throw failure;
        return false;
      });
      if (said) return true;
      await sleep(pauseMs);
    }
    return false;
  }

  async close(): Promise<void> {
    const { browserContextId } = this.target;
    await this.withLimit(this.browser.send('Target.disposeBrowserContext', { browserContextId })).catch(
      () => undefined,
    );
  }
}
