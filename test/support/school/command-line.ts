import { afterEach, beforeEach } from 'vitest';
import { type Command, prepared } from '#adapters/cli/escuela/command.ts';
import { readConfig } from '#adapters/server/config/config.ts';
import { type StartedSchool, startSchool } from '#adapters/server/wiring/start.container.ts';
import { migratedDataDir } from './migrated-sqlite.ts';

/** Commands of `escuela` on an empty school with the category 'civil', a new one for each test of the file. */
export function commandLine() {
  let started: StartedSchool | null = null;
  const school = (): StartedSchool => {
    if (started === null) throw new Error('The school of a test exists only while a test runs.');
    return started;
  };
  beforeEach(async () => {
    started = await startSchool(
      readConfig({ DATA_DIR: await migratedDataDir(), LOG_LEVEL: 'silent', SAMPLE_SCHOOL: 'no' }),
    );
    const category = { id: 1, slug: 'civil', title: 'Civil', position: 1 };
    await started.database.db.insertInto('categories').values(category).execute();
  });
  afterEach(() => started?.database.close());
  return {
    school,
    /** Runs a command; its exit code and what it printed. */
    async run(command: Command, ...args: readonly string[]): Promise<{ code: number; said: string }> {
      const lines: string[] = [];
      const code = await prepared(command, args)(school(), (line) => lines.push(line));
      return { code, said: lines.join('\n') };
    },
    products: () => school().database.db.selectFrom('products').selectAll().orderBy('id').execute(),
    sections: () => school().database.db.selectFrom('book_sections').selectAll().orderBy('position').execute(),
    staff: () => school().database.db.selectFrom('staff').selectAll().orderBy('id').execute(),
  };
}
