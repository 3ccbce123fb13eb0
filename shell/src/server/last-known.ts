import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';

/** A file with the last answer of the API, for a start while it is away. Several shells may share the folder. */
export class LastKnown<Value> {
  constructor(
    private readonly file: string,
    private readonly schema: z.ZodType<Value>,
  ) {}

  async write(value: Value): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true });
    const draft = `${this.file}.${randomUUID()}`;
    await writeFile(draft, JSON.stringify(value));
    await rename(draft, this.file);
  }

  /** Null where there is no file that can be used. */
  async read(): Promise<Value | null> {
    try {
      return this.schema.parse(JSON.parse(await readFile(this.file, 'utf8')));
    } catch {
      return null;
    }
  }
}
