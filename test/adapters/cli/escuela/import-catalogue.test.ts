import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { importCatalogue } from '#adapters/cli/escuela/import-catalogue.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const { run, products, school } = commandLine();

describe('import catalogue', () => {
  const heading = 'sku,tipo,titulo,precio,categoria';
  const good = 'VT-1,curso,Contratos,118.00,civil';
  const csv = (...rows: string[]): string => {
    const file = join(temporaryFolder(), 'catalogo.csv');
    writeFileSync(file, [heading, ...rows, ''].join('\n'));
    return file;
  };

  test('adds products, then updates them', async () => {
    expect(await run(importCatalogue, csv(good, 'LI-1,libro,Un libro,0,'))).toEqual({
      code: 0,
      said: 'Agregados: 2. Actualizados: 0. Con errores: 0.',
    });
    expect((await run(importCatalogue, csv(good.replace('118.00', '120.00')))).said).toBe(
      'Agregados: 0. Actualizados: 1. Con errores: 0.',
    );
    expect(await products()).toMatchObject([
      { sku: 'VT-1', slug: 'contratos', regular_price: 12_000, igv_rate: 1800 },
      { sku: 'LI-1', regular_price: 0, igv_rate: 0 },
    ]);
  });

  test('what a file has no column for stays as it is in a product that is there', async () => {
    const [{ db }, at] = [school().database, '2026-03-01T15:00:00.000Z'];
    await run(importCatalogue, csv('LI-1,libro,Un libro,10,civil'));
    const teacher = { slug: 'eva-rios', full_name: 'Eva Ríos', profession: '', biography: '', photo_file: null };
    await db
      .insertInto('staff')
      .values({ id: 7, ...teacher })
      .execute();
    await db.insertInto('product_staff').values({ product_id: 1, staff_id: 7, position: 1, part: 'author' }).execute();
    const edited = {
      summary: 'Editado en la oficina',
      description_html: '<p>Larga</p>',
      igv_rate: 1800,
      bibliographic: '{"isbn":"978"}',
      certificate_hours: 12,
      duration_minutes: 90,
      requirements: '["Saber leer"]',
      starts_at: at,
      modality: 'virtual',
      status: 'draft',
      retired_at: at,
    } as const;
    await db.updateTable('products').set(edited).execute();
    expect((await run(importCatalogue, csv('LI-1,libro,Otro título,20,'))).said).toContain('Actualizados: 1');
    expect(await products()).toMatchObject([
      { ...edited, title: 'Otro título', regular_price: 2000, category_id: null },
    ]);
    expect(await db.selectFrom('product_staff').select('staff_id').execute()).toEqual([{ staff_id: 7 }]);
  });

  test('a seminar that is there keeps its day where a file of prices has none; a new one needs it', async () => {
    const file = (columns: string, row: string) => {
      const path = join(temporaryFolder(), 'seminarios.csv');
      writeFileSync(path, `sku,tipo,titulo,precio${columns}\n${row}\n`);
      return path;
    };
    await run(importCatalogue, file(',inicio,fin', 'SE-1,seminario,Uno,10,31/12/2027 19:00,31/12/2027 21:00'));
    expect((await run(importCatalogue, file('', 'SE-1,seminario,Uno,12'))).said).toContain('Actualizados: 1');
    expect(await products()).toMatchObject([{ regular_price: 1200, starts_at: '2028-01-01T00:00:00.000Z' }]);
    expect((await run(importCatalogue, file('', 'SE-2,seminario,Dos,10'))).said).toContain('inicio');
  });

  test('what is no longer for sale by a file stays with whoever has it, and is for sale again by another', async () => {
    const states = async () => (await products()).map(({ status, retired_at: at }) => [status, at === null]);
    const file = (state: string) => {
      const path = join(temporaryFolder(), 'estados.csv');
      writeFileSync(path, `sku,tipo,titulo,precio,estado\nVT-1,curso,Uno,10,${state}\n`);
      return path;
    };
    await run(importCatalogue, file('borrador'));
    expect(await states()).toEqual([['draft', true]]);
    await run(importCatalogue, file(''));
    await run(importCatalogue, file('borrador'));
    await run(importCatalogue, file('borrador'));
    expect(await states()).toEqual([['draft', false]]);
    await run(importCatalogue, file('publicado'));
    expect(await states()).toEqual([['published', true]]);
  });

  const bad = ['VT-2,curso,Mal precio,1;5,', 'VT-3,curso,Muy barato,0.03,', 'VT-4,curso,Muy caro,99999999.99,'];

  test('names each bad row and its reason; the others go in', async () => {
    const { code, said } = await run(importCatalogue, csv(good, ...bad));
    expect(code).toBe(1);
    expect(said.split('\n')).toEqual([
      'Línea 3: precio: debe ser un importe en soles como 118.00; dice «1;5».',
      'Línea 4: precio: debe ser 0.00 o al menos 0.04, porque está gravado con IGV.',
      'Línea 5: precio: no puede pasar de S/.\u00A09999999.99.',
      'Agregados: 1. Actualizados: 0. Con errores: 3.',
    ]);
    expect(await products()).toHaveLength(1);
  });

  test('all or nothing: one bad row keeps everything out', async () => {
    const { code, said } = await run(importCatalogue, csv(good, ...bad), '--all-or-nothing');
    expect([code, said.split('\n').at(-1)]).toEqual([1, 'No se importó nada. 3 filas tienen errores.']);
    expect(await products()).toEqual([]);
    expect((await run(importCatalogue, csv(good), '--all-or-nothing')).code).toBe(0);
    expect(await products()).toHaveLength(1);
  });

  const many = (count: number, from = 1): string[] =>
    Array.from({ length: count }, (_, index) => `VT-${from + index},curso,Curso,10.00,civil`);

  test('products of one title get addresses of their own, and keep them', async () => {
    for (const counts of ['Agregados: 3. Actualizados: 0.', 'Agregados: 0. Actualizados: 3.']) {
      expect((await run(importCatalogue, csv(...many(3)))).said).toBe(`${counts} Con errores: 0.`);
      expect((await products()).map(({ slug }) => slug)).toEqual(['curso', 'curso-vt-2', 'curso-vt-3']);
    }
  });

  test('a bad row anywhere is found before the first is written, whatever the rows before it would have made', async () => {
    const { said } = await run(importCatalogue, csv(...many(60), 'VT-1,taller,Curso,10.00,'), '--all-or-nothing');
    expect(said).toBe(
      'Línea 62: tipo: no puede cambiar en un producto que ya existe.\nNo se importó nada. 1 fila tiene errores.',
    );
    expect(await products()).toEqual([]);
  });

  test('a file that cannot be read to its end brings nothing in', async () => {
    const { code, said } = await run(importCatalogue, csv(...many(60), 'VT-61,curso,"Curso,10.00,'));
    expect([code, said]).toEqual([
      1,
      'No se importó nada. Línea 62: el archivo no se puede leer como CSV; revisa las comillas.',
    ]);
    expect(await products()).toEqual([]);
  });

  test('a failure halfway says what is in, and the same order goes on from there', async () => {
    const { db } = school().database;
    await sql`create trigger fails before insert on products when new.sku = 'VT-50'
      begin select raise(abort, 'planted'); end`.execute(db);
    const file = csv('VT-0,curso,Sin precio,,', ...many(70));
    const { code, said } = await run(importCatalogue, file);
    const stored = await products();
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.at(-1)?.sku).toBe(`VT-${stored.length}`);
    expect([code, said.split('\n')]).toEqual([
      1,
      [
        'Línea 2: precio: está vacía.',
        `La importación se detuvo después de la línea ${stored.length + 2}: planted`,
        `Hasta esa línea está guardado. Agregados: ${stored.length}. Actualizados: 0. Con errores: 1.`,
        'Corrige la causa y repite la misma orden: lo que ya está solo se actualiza, nada se duplica.',
      ],
    ]);
    const [logged] = await school().school.get(OfficeLog).list(null, 9);
    expect([logged?.action, logged?.thing.id, logged?.after]).toEqual([
      'command-run',
      'import-catalogue',
      { state: 'cut-short' },
    ]);
    await sql`drop trigger fails`.execute(db);
    expect((await run(importCatalogue, file)).said.split('\n').at(-1)).toBe(
      `Agregados: ${70 - stored.length}. Actualizados: ${stored.length}. Con errores: 1.`,
    );
    expect(await products()).toHaveLength(70);
  });

  test('all or nothing stops when the catalogue changes under it, and says what is in', async () => {
    const { db } = school().database;
    // As if somebody else had changed the product after every row was found good.
    await sql`create trigger takes after insert on products when new.sku = 'VT-1' begin
      update products set kind = 'workshop' where sku = 'VT-1'; end`.execute(db);
    const { code, said } = await run(importCatalogue, csv(...many(40), 'VT-1,curso,Otro,10.00,'), '--all-or-nothing');
    expect(code).toBe(1);
    expect(said.split('\n')[1]).toBe(
      'La importación se detuvo después de la línea 42: el catálogo cambió mientras se importaba.',
    );
    expect(said).toContain('Agregados: 40. Actualizados: 0. Con errores: 1.');
  });

  test.each(['', '--all-or-nothing'])('others write while it runs %s', async (option) => {
    const other = openSqlite(join(school().parts.config.dataDir, 'escuela.db'));
    onTestFinished(() => other.close());
    const count = async (): Promise<number> => (await other.db.selectFrom('products').select('id').execute()).length;
    let isOver = false;
    const importing = run(importCatalogue, csv(...many(300)), ...(option === '' ? [] : [option]));
    void importing.then(() => (isOver = true));
    while ((await count()) === 0) expect(isOver).toBe(false);
    await other.db.insertInto('categories').values({ id: 2, slug: 'penal', title: 'Penal', position: 2 }).execute();
    expect(await count()).toBeLessThan(300);
    expect((await importing).code).toBe(0);
    expect(await count()).toBe(300);
  });

  test('says what is wrong with the file itself', async () => {
    expect((await run(importCatalogue, '/no/such/file.csv')).said).toContain('No se puede leer');
    expect(() => importCatalogue.prepare([])).toThrow(UsageError);
    expect(() => importCatalogue.prepare(['a.csv', '--nothing'])).toThrow(UsageError);
  });
});
