import { Agent, request, type IncomingMessage } from 'node:http';

export interface Reply {
  status: number;
  headers: Headers;
  /** Empty where the answer is a stream of events, which is left at once. */
  text: string;
}

interface Told {
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | FormData;
}

const agent = new Agent({ keepAlive: true });

/** Asks over a connection that is kept open. `fetch` would take more of the processor than most answers do. */
export async function ask(url: string, { method, headers, body }: Told): Promise<Reply> {
  const { bytes, type } = await encoded(body);
  const length = bytes && { 'content-length': String(Buffer.byteLength(bytes)) };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { agent, method, headers: { ...headers, ...type, ...length } })
      .on('response', resolve)
      // Once there is an answer, it may well be that the rest of a body that is too long cannot be sent.
      .on('error', reject)
      .end(bytes);
  });
  const told = new Headers();
  const { rawHeaders } = answer;
  for (let at = 0; at < rawHeaders.length; at += 2) told.append(rawHeaders[at]!, rawHeaders[at + 1]!);
  return { status: answer.statusCode!, headers: told, text: await textOf(answer) };
}

/** The body of a request, and what only whoever writes it knows of its type. */
async function encoded(body: Told['body']): Promise<{ bytes?: string | Uint8Array; type?: object }> {
  if (!(body instanceof FormData)) return { bytes: body };
  const form = new Response(body);
  const type = { 'content-type': form.headers.get('content-type')! };
  return { bytes: new Uint8Array(await form.arrayBuffer()), type };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  if (answer.headers['content-type']?.startsWith('text/event-stream')) {
    answer.destroy();
    return '';
  }
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return new TextDecoder().decode(Buffer.concat(chunks));
}
