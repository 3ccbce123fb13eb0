interface Appearing {
  shells: string[];
  /** `ar/common` */
  file: string;
  text: string;
  /** By the clock of the API, which is that of this machine; ISO time. */
  since: string;
}

const patienceMs = 20_000;

/** Milliseconds until the last shell sends a text. @throws Error when one does not within twenty seconds */
export async function timeToAppear({ shells, file, text, since }: Appearing): Promise<number> {
  const start = Date.parse(since);
  const moments = shells.map(async (shell) => {
    for (;;) {
      const answer = await (await fetch(`${shell}/locales/${file}.json`)).text();
      const waited = Date.now() - start;
      if (answer.includes(text)) return waited;
      if (waited > patienceMs) throw new Error(`${shell} does not say ${text}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  return Math.max(...(await Promise.all(moments)));
}
