import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How long a document is kept after it was last asked for: what a person loads twice is loaded twice on one day. */
export const keptHours = 24;
/** Documents kept at most, some 50 kB each. */
const mostKept = 1000;

/** Documents that were drawn, in a folder that may be emptied at any time; several processes may share it. */
export class DrawnFiles {
  constructor(
    private readonly folder: string,
    private readonly most = mostKept,
  ) {}

  /** What was kept under a name, or null. */
  async find(name: string, now: Date): Promise<Uint8Array | null> {
    const path = join(this.folder, name);
    const bytes = await readFile(path).catch(() => null);
    if (bytes !== null) await utimes(path, now, now).catch(() => undefined);
    return bytes;
  }

  /** Keeps a document, whole or not at all. */
  async keep(name: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const unfinished = join(this.folder, `${randomUUID()}.tmp`);
    await writeFile(unfinished, bytes, { mode: 0o600 });
    await rename(unfinished, join(this.folder, name));
  }

  /** Removes what nobody asked for in the last hours, and of the rest what is too much, the oldest first. */
  async tidy(now: Date): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => {
        const facts = await stat(join(this.folder, name)).catch(() => null);
        return { name, usedAt: facts?.mtimeMs ?? 0 };
      }),
    );
    const oldest = now.getTime() - keptHours * 60 * 60 * 1000;
    const latestFirst = files.toSorted((a, b) => b.usedAt - a.usedAt);
    const gone = latestFirst.filter(({ usedAt }, place) => place >= this.most || usedAt < oldest);
    for (const { name } of gone) await rm(join(this.folder, name), { force: true });
  }
}
