import { Injectable } from '@nestjs/common';
import type { TakenBackTexts } from '@lens/contracts/desk';
import { DataSource } from 'typeorm';

const name = 'language, namespace, key';

/**
 * Every step from one set to the next is looked at. A wording goes by being withdrawn, or by an older set; by a newer set
 * that says something else it is replaced, which takes nothing back. Whatever came last counts.
 */
const query = `WITH
  steps AS (SELECT id, number, lag(number) OVER (ORDER BY id) AS before FROM text_set_activations),
  wordings AS (
    SELECT number, text.* FROM text_sets,
      jsonb_to_recordset(texts) AS text (language text, namespace text, key text, text text)
  ),
  shown AS (
    SELECT ${name}, text, max(id) AS at FROM steps JOIN wordings USING (number) GROUP BY ${name}, text
  ),
  gone AS (
    SELECT old.language, old.namespace, old.key, old.text, max(steps.id) AS at
      FROM steps JOIN wordings old ON old.number = steps.before
        LEFT JOIN wordings new ON new.number = steps.number
          AND (new.language, new.namespace, new.key) = (old.language, old.namespace, old.key)
      WHERE new.text IS NULL OR (steps.number < steps.before AND new.text <> old.text)
      GROUP BY old.language, old.namespace, old.key, old.text
  )
  SELECT ${name}, text FROM gone JOIN shown USING (${name}, text) WHERE gone.at > shown.at ORDER BY ${name}, text`;

/** Wordings that somebody took off the site again, of all that was ever published: mostly there was a reason. */
@Injectable()
export class TakenBack {
  constructor(private readonly database: DataSource) {}

  async list(): Promise<TakenBackTexts> {
    return { items: await this.database.query<TakenBackTexts['items']>(query) };
  }
}
