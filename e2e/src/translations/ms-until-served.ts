interface PublishedText {
  shells: string[];
  /** `ar/common` */
  file: string;
  text: string;
  /** ISO time by the clock of this machine, on which the API runs too. */
  publishedAt: string;
}

const timeoutMs = 20_000;

/** The milliseconds until every shell serves a text. @throws Error when one does not within twenty seconds */
export async function msUntilServed({ shells, file, text, publishedAt }: PublishedText): Promise<number> {
  const start = Date.parse(publishedAt);
  const delays = shells.map(async (shell) => {
    for (;;) {
      const answer = await (await fetch(`${shell}/locales/${file}.json`)).text();
      const waitedMs = Date.now() - start;
      if (answer.includes(text)) return waitedMs;
      if (waitedMs > timeoutMs) throw new Error(`${shell} does not serve ${text}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  return Math.max(...(await Promise.all(delays)));
}
