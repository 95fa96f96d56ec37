import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { importCatalogue } from '#adapters/cli/escuela/import-catalogue.ts';
import { commandLine } from '#test/support/command-line.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const { run, products } = commandLine();

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

  const bad = ['VT-2,curso,Mal precio,1;5,', 'VT-3,curso,Muy barato,0.03,', 'VT-4,curso,Contratos,10.00,'];

  test('names each bad row and its reason; the others go in', async () => {
    const { code, said } = await run(importCatalogue, csv(good, ...bad));
    expect(code).toBe(1);
    expect(said.split('\n')).toEqual([
      'Línea 3: precio: debe ser un importe en soles como 118.00; dice «1;5».',
      'Línea 4: precio: debe ser 0.00 o al menos 0.04, porque está gravado con IGV.',
      'Línea 5: slug: ya lo usa otro producto o vendedor (VT-1).',
      'Agregados: 1. Actualizados: 0. Con errores: 3.',
    ]);
    expect(await products()).toHaveLength(1);
  });

  test('all or nothing: one bad row keeps everything out', async () => {
    const { code, said } = await run(importCatalogue, csv(good, ...bad), '--all-or-nothing');
    expect([code, said.split('\n').at(-1)]).toEqual([1, 'No se importó nada: 3 filas tienen errores.']);
    expect(await products()).toEqual([]);
    expect((await run(importCatalogue, csv(good), '--all-or-nothing')).code).toBe(0);
    expect(await products()).toHaveLength(1);
  });

  test('says what is wrong with the file itself', async () => {
    expect((await run(importCatalogue, '/no/such/file.csv')).said).toContain('No se puede leer');
    expect(() => importCatalogue.prepare([])).toThrow(UsageError);
    expect(() => importCatalogue.prepare(['a.csv', '--nothing'])).toThrow(UsageError);
  });
});
