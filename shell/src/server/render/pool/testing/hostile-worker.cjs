/** A thread that behaves as the path of the page says. */
const { parentPort } = require('node:worker_threads');

const send = (message) => parentPort.postMessage(message);

const loop = () => {
  for (;;);
};

const buffers = [];
/** Stops before a machine without a limit is full. */
const fill = (count) => {
  for (let number = 0; number < count && buffers.length < 64; number += 1)
    buffers.push(Buffer.alloc(16 * 1024 * 1024).fill(1));
};

const behaviours = {
  '/loop': loop,
  '/exit': () => process.exit(0),
  '/memory': () => {
    const held = [];
    for (;;) held.push(Array.from({ length: 10_000 }, (_, number) => `${number}`));
  },
  '/buffers': () => {
    fill(32);
    loop();
  },
  '/buffers-later': () => setInterval(() => fill(2), 20),
  '/throw-later': () =>
    setTimeout(() => {
      throw new Error('thrown later');
    }),
  '/silent': () => undefined,
  '/loop-after': () => setTimeout(loop, 10),
  '/patch': () => {
    JSON.stringify = () => 'patched';
  },
};

parentPort.on('message', ({ kind, input }) => {
  if (kind === 'buffers') return send({ kind, bytes: process.memoryUsage().arrayBuffers });
  send({ kind: 'started' });
  const behave = input.failed === undefined ? behaviours[input.path] : undefined;
  behave?.();
  if (behave && input.path !== '/loop-after' && input.path !== '/patch') return;
  if (input.path === '/reject') return send({ kind: 'failed', reason: 'rejected' });
  const html = JSON.stringify(input.path).replaceAll('"', '');
  const output = { status: input.failed ? 503 : 200, html, failure: input.failed };
  setTimeout(() => send({ kind: 'rendered', output }), input.path === '/slow' ? 100 : 0);
});
send({ kind: 'ready' });
