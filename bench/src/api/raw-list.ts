import { createServer, type ServerResponse } from 'node:http';
import process from 'node:process';
import { publicTestimonial } from '@lens/contracts/testimonials';
import pg from 'pg';

// The floor: serves the API's list with nothing but `node:http` and `pg`, by the same two statements in parallel over
// as many connections, and with the same bytes.
/** No row of the bench has a picture or a translation, so the API queries no other table either. */
const writtenInPairs = publicTestimonial.shape.written_in.keyof().options.map((field) => `'${field}', 'en'`);
const computedColumns: Record<string, string> = {
  image: 'NULL',
  written_in: `json_build_object(${writtenInPairs.join(', ')})`,
};
const columns = Object.keys(publicTestimonial.shape)
  .map((name) => (computedColumns[name] ? `${computedColumns[name]} AS ${name}` : name))
  .join(', ');
const page = `SELECT ${columns} FROM testimonials WHERE status = $1 ORDER BY created_at DESC, id ASC LIMIT $2`;
const count = 'SELECT count(*)::int AS total FROM testimonials WHERE status = $1';

const limit = 20;
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

async function respond(response: ServerResponse): Promise<void> {
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

// Without error handling, whose cost the figures would include: a failure ends the process.
const server = createServer((_request, response) => void respond(response));
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close(() => void pool.end());
  server.closeAllConnections();
});
