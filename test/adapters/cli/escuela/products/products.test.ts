import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { importBook } from '#adapters/cli/escuela/import-book.ts';
import { productsPublish, productsRetire } from '#adapters/cli/escuela/products/product-sale.ts';
import { productsCopy, productsList, productsMake, productsShow } from '#adapters/cli/escuela/products/products.ts';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import type { BookContent } from '#domain/reading/writing/outline.ts';
import { addProduct, addTaughtProduct } from '#test/support/catalogue/edited-products.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { insertUser } from '#test/support/shared/rows.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const { school, run, products } = commandLine();
const log = async () =>
  (await school().school.get(OfficeLog).list(null, 20)).map(({ by, action }) => [by?.id ?? null, action]).toReversed();

test('products are made, listed with what each lacks, shown, published now or at an hour, retired and copied, each with its line', async () => {
  const { db } = school().database;
  await insertUser(db, 'eva', { is_collaborator: 1 });
  const course = await addTaughtProduct(db, { slug: 'contratos', title: 'Contratos', isPublished: false });
  expect((await run(productsPublish, 'contratos', '--as', 'eva@correo.pe')).said).toBe('Publicado: versión 1.');
  expect((await run(productsMake, 'libro', '--title', 'Un libro')).said).toBe('Creado: producto 2.');
  const listed = (await run(productsList)).said;
  expect(listed).toContain(`${course}  VT-001  curso  «Contratos» (contratos)  publicado`);
  expect(listed).toMatch(/2 {2}\S+ {2}libro {2}«Un libro» \(un-libro\) {2}borrador\n {2}Falta \(Precios\): /);
  expect(listed).toContain('  Falta (Libro): El libro no tiene secciones');
  expect((await run(productsList, '--kind', 'curso', '--state', 'borrador')).said).toBe('No hay productos así.');
  const shown = (await run(productsShow, 'un-libro')).said;
  expect(shown).toContain('  Partes: Ficha, Precios, Libro.');
  expect(shown).toContain('  Por publicar: Precios.');
  const refused = await run(productsPublish, '2');
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/^No se cambió nada. Todavía no se puede publicar:\n {2}Falta \(Precios\)/);
  expect((await run(productsPublish, '2', '--at', '31/12/2999 19:00')).said).toMatch(
    /^La hora es: martes 31 de diciembre de 2999, 7:00.p\..m\.$/,
  );
  expect((await run(productsPublish, '2', '--at', '01/01/2020 00:00')).said).toContain('esa hora ya pasó');
  expect((await run(productsPublish, '2', '--at', 'no')).said).toBe('Se publica solo a mano.');
  expect((await run(productsCopy, 'contratos', '--as', 'eva@correo.pe')).said).toBe('Creado: producto 3.');
  expect((await run(productsRetire, 'contratos', '--as', 'eva@correo.pe')).code).toBe(0);
  expect((await products()).map(({ title }) => title)).toEqual(['Contratos', 'Un libro', 'Contratos (copia)']);
  expect((await run(productsList, '--state', 'retirado')).said).toMatch(/^1 .*retirado$/);
  for (const command of [productsShow, productsPublish, productsCopy, productsRetire]) {
    expect(await run(command, 'no-esta')).toMatchObject({
      code: 1,
      said: expect.stringContaining('No hay un producto'),
    });
  }
  expect(await log()).toEqual([
    ['eva', 'product-published'],
    [null, 'product-made'],
    [null, 'product-scheduled'],
    [null, 'product-scheduled'],
    ['eva', 'product-made'],
    ['eva', 'product-retired'],
  ]);
  expect(() => productsMake.prepare(['cosa', '--title', 'x'])).toThrow(UsageError);
  expect(() => productsPublish.prepare(['2', '--at', 'mañana'])).toThrow('--at');
  expect(() => productsList.prepare(['--color', 'x'])).toThrow('sus opciones son --kind, --state, --words');
});

test('a file comes into the working copy of a book by the use case of the office; what would come is only said first', async () => {
  const { db } = school().database;
  await insertUser(db, 'eva', { is_collaborator: 1 });
  const id = await addProduct(db, { kind: 'book', sku: 'LI-1', slug: 'un-libro', title: 'Un libro' });
  const file = join(temporaryFolder(), 'texto.md');
  writeFileSync(file, '# Uno\n\nHola a todos.\n\n## Dentro\n\n![](x.png)\n');
  const told = await run(importBook, file, '--product', 'un-libro', '--dry-run');
  expect(told.said.split('\n')).toEqual([
    'Markdown: 2 secciones, 3 palabras, 0 imágenes.',
    '  Uno',
    '  Dentro',
    expect.stringMatching(/^1 imagen queda fuera/),
    'El borrador tiene ahora 0 secciones. No se guardó nada.',
  ]);
  const kept = async () =>
    (await school().school.get(WorkingCopies).find(id, 'book'))?.content as BookContent | undefined;
  expect([await kept(), await log()]).toEqual([undefined, []]);
  expect((await run(importBook, file, '--product', String(id))).code).toBe(0);
  await insertUser(db, 'luis');
  const since = '2026-03-01T00:00:00.000Z';
  await db.insertInto('account_roles').values({ user_id: 'luis', role: 'teacher', since, to_tell: 0 }).execute();
  const byLuis = await run(importBook, file, '--product', 'un-libro', '--append', '--as', 'luis@correo.pe');
  expect(byLuis).toEqual({ code: 1, said: 'No se importó nada. --as: a esa persona no le toca este libro.' });
  expect((await kept())?.sections.map(({ title }) => title)).toEqual(['Uno', 'Dentro']);
  expect((await run(importBook, file, '--product', 'un-libro', '--append', '--as', 'eva@correo.pe')).code).toBe(0);
  expect((await kept())?.sections).toHaveLength(4);
  expect(await log()).toEqual(
    expect.arrayContaining([
      [null, 'book-imported'],
      ['eva', 'book-imported'],
    ]),
  );
  const course = await addProduct(db, { slug: 'curso' });
  expect((await run(importBook, file, '--product', String(course))).said).toContain('no es un libro ni una revista');
  expect((await run(importBook, `${file}x`, '--product', 'un-libro')).said).toContain('No se puede leer');
  expect((await run(importBook, file, '--product', 'otro')).said).toContain('No hay un producto');
  expect(() => importBook.prepare([file, '--product', 'x', '--price', '1'])).toThrow(UsageError);
});
