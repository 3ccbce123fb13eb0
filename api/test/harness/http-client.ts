import { Agent, request, type IncomingMessage } from 'node:http';

export interface TextResponse {
  status: number;
  headers: Headers;
  /** Empty for an event stream, which is closed at once. */
  text: string;
}

interface RequestOptions {
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | FormData;
}

const agent = new Agent({ keepAlive: true });

/** Sends a request over a persistent connection. `fetch` would take more CPU time than most of the API's work. */
export async function sendRequest(
  url: string,
  { method, headers, body }: RequestOptions,
): Promise<TextResponse> {
  const { bytes, type } = await encodeBody(body);
  const length = bytes && { 'content-length': String(Buffer.byteLength(bytes)) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { agent, method, headers: { ...headers, ...type, ...length } })
      .on('response', resolve)
      // Ignored once there is a response: the API may response before it has read a body that is too long.
      .on('error', reject)
      .end(bytes);
  });
  const responseHeaders = new Headers();
  const { rawHeaders } = response;
  for (let index = 0; index < rawHeaders.length; index += 2)
    responseHeaders.append(rawHeaders[index]!, rawHeaders[index + 1]!);
  return { status: response.statusCode!, headers: responseHeaders, text: await textOf(response) };
}

/** The bytes of a request's body, and the content type of a form, which contains its boundary. */
async function encodeBody(
  body: RequestOptions['body'],
): Promise<{ bytes?: string | Uint8Array; type?: object }> {
  if (!(body instanceof FormData)) return { bytes: body };
  const form = new Response(body);
  const type = { 'content-type': form.headers.get('content-type')! };
  return { bytes: new Uint8Array(await form.arrayBuffer()), type };
}

async function textOf(response: IncomingMessage): Promise<string> {
  if (response.headers['content-type']?.startsWith('text/event-stream')) {
    response.destroy();
    return '';
  }
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return new TextDecoder().decode(Buffer.concat(chunks));
}
