import { Injectable } from '@nestjs/common';
import type { TakenBackTexts } from '@lens/contracts/desk';
import { DataSource } from 'typeorm';

const name = 'language, namespace, key';

/**
 * Compares every active set with the one before it. A wording is taken back if it was withdrawn or if an older set was
 * activated; a newer set with another wording replaces it, which does not count. What happened last decides.
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

/** Published wordings that somebody took off the site again, so that staff do not publish them again by mistake. */
@Injectable()
export class TakenBackWordings {
  constructor(private readonly database: DataSource) {}

  async list(): Promise<TakenBackTexts> {
    return { items: await this.database.query<TakenBackTexts['items']>(query) };
  }
}
