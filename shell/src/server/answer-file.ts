import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';

/** A file with the last good answer, for a start at which there is none. Several shells may share the folder. */
export class AnswerFile<Value> {
  constructor(
    private readonly file: string,
    private readonly schema: z.ZodType<Value>,
  ) {}

  async write(value: Value): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true });
    const temporary = `${this.file}.${randomUUID()}`;
    await writeFile(temporary, JSON.stringify(value));
    await rename(temporary, this.file);
  }

  /** Null if there is no valid file. */
  async read(): Promise<Value | null> {
    try {
      return this.schema.parse(JSON.parse(await readFile(this.file, 'utf8')));
    } catch {
      return null;
    }
  }
}
