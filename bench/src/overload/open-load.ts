import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What is asked again and again. */
export interface Question {
  url: (number: number) => string;
  headers: (number: number) => Record<string, string>;
  /** Whether a body with status 200 is the whole and the right one. */
  isRight: (body: string, number: number) => boolean;
}

/** `right`: 200 with the right body. `refused`: 503 with Retry-After. All else is wrong. */
type Kind = 'right' | 'refused' | 'wrong';

export interface Answers {
  right: number;
  refused: number;
  wrong: number;
  /** Of the first few that were wrong, what they were. */
  examples: string[];
  /** Of the right ones, in ms. */
  latencies: number[];
}

const timeoutMs = 30_000;
const maxExamples = 5;

const noAnswers = (): Answers => ({ right: 0, refused: 0, wrong: 0, examples: [], latencies: [] });

interface Answer {
  kind: Kind;
  ms: number;
  what: string;
}

/** Asks once, over a connection that may be reused. */
export function ask(question: Question, number: number, agent: Agent): Promise<Answer> {
  const startMs = performance.now();
  const answer = (kind: Kind, what: string): Answer => ({ kind, ms: performance.now() - startMs, what });
  return new Promise((resolve) => {
    const sent = request(question.url(number), { agent, headers: question.headers(number) }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('error', ({ message }) => resolve(answer('wrong', message)));
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        if (statusCode === 200 && question.isRight(body, number)) resolve(answer('right', ''));
        else if (statusCode === 503 && headers['retry-after']) resolve(answer('refused', ''));
        else resolve(answer('wrong', `${statusCode} ${body.slice(0, 200)}`));
      });
    });
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`no answer in ${timeoutMs} ms`)));
    sent.on('error', ({ message }) => resolve(answer('wrong', message)));
    sent.end();
  });
}

function note(answers: Answers, { kind, ms, what }: Answer): void {
  answers[kind] += 1;
  if (kind === 'right') answers.latencies.push(ms);
  if (kind === 'wrong' && answers.examples.length < maxExamples) answers.examples.push(what);
}

let number = 0;

/** As many at a time as there are clients, each asking again once it has its answer. */
export async function askInTurns(question: Question, clients: number, seconds: number): Promise<Answers> {
  const answers = noAnswers();
  const agent = new Agent({ keepAlive: true });
  const endMs = performance.now() + seconds * 1000;
  const client = async (): Promise<void> => {
    while (performance.now() < endMs) note(answers, await ask(question, (number += 1), agent));
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return answers;
}

/** So many a second, whether or not earlier ones are answered: as visitors come, who do not know of each other. */
export async function askAtRate(
  question: Question,
  rate: number,
  seconds: number,
): Promise<{ answers: Answers; rightInTime: number; tookSeconds: number }> {
  const answers = noAnswers();
  const agent = new Agent({ keepAlive: true });
  const open: Promise<void>[] = [];
  const startMs = performance.now();
  const passed = () => (performance.now() - startMs) / 1000;
  let rightInTime = 0;
  const count = Math.round(rate * seconds);
  while (open.length < count) {
    const due = Math.min(count, Math.ceil(passed() * rate));
    while (open.length < due)
      open.push(
        ask(question, (number += 1), agent).then((answer) => {
          note(answers, answer);
          if (answer.kind === 'right' && passed() <= seconds) rightInTime += 1;
        }),
      );
    await sleep(5);
  }
  const tookSeconds = passed();
  await Promise.all(open);
  agent.destroy();
  return { answers, rightInTime, tookSeconds };
}
