import type { EntityManager } from 'typeorm';
import type { TextName } from '../texts/desk-entries.js';

const wroteIt = `
  SELECT 1 FROM desk_text_versions AS version
  WHERE (language, namespace, key) = ($1, $2, $3) AND text = $4 AND username = $5
    AND state IN ('translated', 'reviewed') AND NOT EXISTS (
      SELECT FROM desk_text_versions AS earlier
      WHERE (earlier.language, earlier.namespace, earlier.key) = ($1, $2, $3)
        AND earlier.revision = version.revision - 1 AND earlier.text = $4)`;

/**
 * Whether somebody saved this wording first. Who only marked it as reviewed did not write it; a run writes nothing in
 * the name of whoever started it.
 */
export async function isAuthor(
  manager: EntityManager,
  { language, namespace, key }: TextName,
  wording: string,
  username: string,
): Promise<boolean> {
  const parameters = [language, namespace, key, wording, username];
  return (await manager.query<unknown[]>(wroteIt, parameters)).length > 0;
}
