import { ask } from '../ask.ts';
import { Client } from './client.ts';

const pages = ['/', '/procedures/lasik', '/es/contact', '/blog', '/ko/about', '/procedures'];
/** A page is given up after three seconds; the rest is for a machine that does much else. */
const patienceMs = 25_000;

/** A visitor who reads: each page is whole, or says in the site's own layout that it cannot be shown. */
export class Reader extends Client {
  private count = 0;

  /** @param mayBeRefused whether the shell itself is in trouble, so that nobody may answer */
  constructor(
    private readonly url: string,
    private readonly mayBeRefused: () => boolean,
  ) {
    super('reader', 60);
  }

  protected async step(): Promise<boolean> {
    this.count += 1;
    const page = pages[this.count % pages.length]!;
    // Every other page is rendered, and not one that is cached.
    const address = `${this.url}${page}${this.count % 2 ? `?visit=${this.count}` : ''}`;
    const startMs = performance.now();
    const { status, text } = await ask(address, { headers: { accept: 'text/html' } });
    const tookMs = performance.now() - startMs;
    if (status === 0) {
      if (!this.mayBeRefused()) this.note(`${page} was not answered`);
      return false;
    }
    if (tookMs > patienceMs && !this.mayBeRefused()) this.note(`${page} took ${Math.round(tookMs)} ms`);
    if (status !== 200) {
      if (status !== 503) this.note(`${page} answered ${status}`);
      if (!text.includes('<main')) this.note(`${page} was blank with ${status}: ${text.slice(0, 80)}`);
      return false;
    }
    const words = text.replace(/<script.*?<\/script>|<style.*?<\/style>|<[^>]*>/gs, ' ').split(/\s+/);
    if (!/<h1[\s>]/.test(text) || words.length < 120) this.note(`${page} was blank`);
    return true;
  }

  check(): Promise<string[]> {
    return Promise.resolve([]);
  }
}
