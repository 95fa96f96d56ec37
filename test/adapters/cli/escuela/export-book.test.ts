import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { exportBook } from '#adapters/cli/escuela/export-book.ts';
import { PublicationsInSql } from '#adapters/server/sql/office/publications-in-sql.ts';
import { boundBook } from '#test/ports/reading/manuscripts.ts';
import { addProduct } from '#test/support/catalogue/edited-products.ts';
import { unzipped } from '#test/support/reading/unzipped.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const { school, run } = commandLine();

test('a published book is saved as EPUB, over nothing that is there', async () => {
  const { db } = school().database;
  const id = await addProduct(db, { kind: 'book', sku: 'LI-1', slug: 'un-libro', title: 'Un libro' });
  const file = join(temporaryFolder(), 'libro.epub');
  expect(await run(exportBook, 'un-libro', file)).toEqual({ code: 1, said: 'Ese libro no tiene texto.' });
  const sections = boundBook(['Inicio', 0, 'Hola.'], ['Dentro', 1, 'Adiós.']);
  await new PublicationsInSql(db).replaceSections(id, sections, new Date('2026-03-10T15:00:00.000Z'));
  expect((await run(exportBook, 'un-libro', file)).said).toMatch(/^Guardado: .*libro\.epub \(\d+ KB\)\.$/);
  const files = await unzipped(readFileSync(file));
  expect(files.get('libro/secciones/s0002.xhtml')?.content.toString()).toContain('Adiós.');
  expect((await run(exportBook, 'un-libro', file)).said).toContain('ya está');
  expect((await run(exportBook, 'otro', file)).code).toBe(1);
  expect(() => exportBook.prepare(['un-libro'])).toThrow(UsageError);
});
