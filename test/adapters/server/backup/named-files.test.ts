import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { isKeyColumn } from '#adapters/server/backup/named-files.ts';
import { tablesOf, openCopy } from '#adapters/server/backup/sqlite-source.ts';
import { sampleMediaKeys } from '#adapters/server/sample-school/sample-media.ts';
import { emptyPlace, sampleSchoolIn } from '#test/support/school/places.ts';
import { join } from 'node:path';

test('every column in which the sample school names a file is known by its name', async () => {
  const place = await emptyPlace('SQLite');
  const { db, ...database } = await sampleSchoolIn(place);
  const keys = new Set(sampleMediaKeys());
  const file = openCopy(join(place.dataDir, 'escuela.db'));
  const found = new Set<string>();
  for (const { name, columns } of tablesOf(file)) {
    const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(`select * from "${name}"`));
    for (const row of rows) {
      // Whole, or anywhere within: in a text, in JSON.
      for (const column of columns) {
        const value = String(row[column.name]);
        if (keys.has(value) || [...keys].some((key) => value.includes(key))) found.add(`${name}.${column.name}`);
      }
    }
  }
  file.close();
  await database.close();
  expect([...found].filter((each) => !isKeyColumn(each.slice(each.indexOf('.') + 1)))).toEqual([]);
  expect(found.size).toBeGreaterThan(8);
});

test.each(['file', 'photo_file', 'file_key', 'video_file'])('%s holds keys', (name) =>
  expect(isKeyColumn(name)).toBe(true),
);
test.each(['profile', 'file_name', 'session_key', 'files'])('%s does not', (name) =>
  expect(isKeyColumn(name)).toBe(false),
);
