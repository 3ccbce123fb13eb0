import { createServer, type ServerResponse } from 'node:http';
import process from 'node:process';
import { publicTestimonial } from '@lens/contracts/testimonials';
import pg from 'pg';

/**
 * The floor: what the API answers for its list, by nothing but `node:http` and `pg`. The same two statements in
 * parallel over as many connections, and the same bytes out.
 */
/** No row of the bench has a picture or a translation, and the API looks for no more then. */
const written = publicTestimonial.shape.written_in.keyof().options.map((field) => `'${field}', 'en'`);
const made: Record<string, string> = {
  image: 'NULL',
  written_in: `json_build_object(${written.join(', ')})`,
};
const columns = Object.keys(publicTestimonial.shape)
  .map((name) => (made[name] ? `${made[name]} AS ${name}` : name))
  .join(', ');
const page = `SELECT ${columns} FROM testimonials WHERE status = $1 ORDER BY created_at DESC, id ASC LIMIT $2`;
const count = 'SELECT count(*)::int AS total FROM testimonials WHERE status = $1';

const limit = 20;
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

async function answer(response: ServerResponse): Promise<void> {
  const [rows, total] = await Promise.all([
    pool.query(page, ['approved', limit]),
    pool.query<{ total: number }>(count, ['approved']),
  ]);
  const body = JSON.stringify({ items: rows.rows, total: total.rows[0]!.total, page: 1, limit });
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

// The bare server has no error handling, which the figures would otherwise include: a failure ends it.
const server = createServer((_request, response) => void answer(response));
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close(() => void pool.end());
  server.closeAllConnections();
});
