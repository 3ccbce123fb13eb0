import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes?: Attribute[];
  events?: { name: string }[];
  status?: { code?: number };
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  id: string;
  parent: string | undefined;
  attributes: Record<string, string | number>;
  marks: string[];
  hasFailed: boolean;
}

export interface Collector {
  url: string;
  /** Requests so far, also those that were not answered. */
  requests(): number;
  spans(): ReceivedSpan[];
  /** Everything that arrived, as text. */
  received(): string;
  /** Takes what it was sent and answers from now on. */
  wake(): void;
  stop(): void;
}

const toRecord = (attributes: Attribute[] = []): Record<string, string | number> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

const spansIn = (text: string): ReceivedSpan[] =>
  (JSON.parse(text) as Sent).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        service: String(toRecord(resource.attributes)['service.name']),
        name: span.name,
        traceId: span.traceId,
        id: span.spanId,
        parent: span.parentSpanId || undefined,
        attributes: toRecord(span.attributes),
        marks: (span.events ?? []).map(({ name }) => name),
        hasFailed: span.status?.code === 2,
      })),
    ),
  );

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}

/** A collector of traces for tests. @param answer the status that it answers; `later`: none, until it wakes */
export async function startCollector(answer: 200 | 400 | 'later' = 200): Promise<Collector> {
  const bodies: string[] = [];
  let wake = () => undefined as void;
  const awake = answer === 'later' ? new Promise<void>((resolve) => (wake = resolve)) : Promise.resolve();
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    bodies.push(await readText(request));
    await awake;
    response.writeHead(answer === 'later' ? 200 : answer, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void take(request, response).catch(() => undefined));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => bodies.length,
    spans: () => bodies.flatMap(spansIn),
    received: () => bodies.join('\n'),
    wake,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
