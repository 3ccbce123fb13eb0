import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';

/** What the API said last, kept for a start while it is away. Several shells may share the folder. */
export class LastKnown<Value> {
  private readonly file: string;

  constructor(
    folder: string,
    name: string,
    private readonly schema: z.ZodType<Value>,
  ) {
    this.file = path.join(folder, name);
  }

  async keep(value: Value): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true });
    const fresh = `${this.file}.${randomUUID()}`;
    await writeFile(fresh, JSON.stringify(value));
    await rename(fresh, this.file);
  }

  /** Null where nothing is kept that can be used. */
  async read(): Promise<Value | null> {
    try {
      return this.schema.parse(JSON.parse(await readFile(this.file, 'utf8')));
    } catch {
      return null;
    }
  }
}
