import pg from 'pg';

/** Fills the table with rows of realistic length, four in five of them approved. */
export async function storeTestimonials(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('TRUNCATE testimonials');
  await client.query(
    `INSERT INTO testimonials (status, procedure_type, rating, featured, region, name, age, occupation, location,
       before_vision, after_vision, quote, key_benefits, consent, source, is_sample, created_at)
     SELECT (ARRAY['approved', 'approved', 'approved', 'pending', 'approved'])[1 + n % 5],
       (ARRAY['LASIK', 'PRK', 'ICL'])[1 + n % 3], 4 + n % 2, n % 7 = 0, 'california', 'Person ' || n, 20 + n % 50,
       'Teacher', 'Long Beach, CA', '20/400', '20/15', rtrim(repeat('They told me what could go wrong. ', 4)),
       ARRAY['No more fogged glasses', 'Back at work after two days'], true, 'A letter', false,
       now() - n * interval '1 minute'
     FROM generate_series(1, $1) AS n`,
    [count],
  );
  await client.query('VACUUM ANALYZE testimonials');
  await client.end();
}
