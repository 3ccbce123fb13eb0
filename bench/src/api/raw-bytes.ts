import { createServer } from 'node:http';
import process from 'node:process';

// The floor of a cached answer: `node:http` alone, which sends the bytes that the API sent once, headers included.
const source = process.env['SOURCE'] ?? '';
const answer = await fetch(source);
const body = Buffer.from(await answer.arrayBuffer());
/** Added by `node:http` itself. */
const ownHeaders = ['date', 'connection', 'keep-alive'];
const headers = [...answer.headers].filter(([name]) => !ownHeaders.includes(name)).flat();

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
// As in the API, since the header names it.
server.keepAliveTimeout = 75_000;
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
