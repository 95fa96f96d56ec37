import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { fillSampleSchool } from '#adapters/server/sample-school/fill-sample-school.ts';
import { PasswordHasherByArgon2 } from '#adapters/server/security/password-hasher-by-argon2.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { openMigratedSqlite } from '#test/support/school/migrated-sqlite.ts';

/** The day on which the sample school of the tests is first started. */
export const firstStart = new Date('2026-11-20T15:00:00.000Z');

export interface FilledSchool {
  readonly db: OpenDatabase['db'];
  readonly files: FileStoreOnDisk;
}

/** A school filled once for all tests of a file, which only read it. */
export function filledSchool(): () => FilledSchool {
  let database: OpenDatabase | null = null;
  let school: FilledSchool | null = null;
  const folder = mkdtempSync(join(tmpdir(), 'escuela-sample-'));
  beforeAll(async () => {
    database = await openMigratedSqlite();
    school = { db: database.db, files: new FileStoreOnDisk(folder) };
    const passwords = new PasswordHasherByArgon2();
    await fillSampleSchool(school.db, {
      files: school.files,
      passwords,
      generalRate: 1800,
      now: firstStart,
      withDemoAccounts: true,
    });
  });
  afterAll(async () => {
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    if (school === null) throw new Error('Ask for the filled school inside a test');
    return school;
  };
}
