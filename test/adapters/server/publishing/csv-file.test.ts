import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  type CatalogueColumn,
  type CatalogueRow,
  catalogueColumns,
  catalogueLayout,
} from '#adapters/server/publishing/catalogue-columns.ts';
import { CsvFault, CsvFile, csvRefusalText, type NumberedRow } from '#adapters/server/publishing/csv-file.ts';
import { draftOfRow } from '#adapters/server/publishing/catalogue-row.ts';
import { generalRate } from '#test/support/catalogue/product-drafts.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

async function opened(content: string | Uint8Array): Promise<CsvFile<CatalogueColumn>> {
  const path = join(temporaryFolder(), 'catalogo.csv');
  writeFileSync(path, content);
  const csv = await CsvFile.open(path, catalogueLayout);
  onTestFinished(() => csv.close());
  return csv;
}

async function rowsOf(content: string | Uint8Array): Promise<NumberedRow<CatalogueColumn>[]> {
  const rows: NumberedRow<CatalogueColumn>[] = [];
  for await (const row of (await opened(content)).rows()) rows.push(row);
  return rows;
}

const lines = async (content: string) => (await rowsOf(content)).map(({ line, row }) => [line, row.sku]);

async function refusal(content: string | Uint8Array): Promise<string> {
  try {
    await rowsOf(content);
    return 'accepted';
  } catch (error) {
    if (error instanceof CsvFault) return csvRefusalText(error.refusal, catalogueLayout);
    throw error;
  }
}

const heading = 'sku,tipo,titulo,precio,resumen';

describe('a catalogue file', () => {
  test('is read with commas or semicolons, a byte order mark, and columns in any order', async () => {
    for (const text of [
      '\uFEFFprecio,titulo,sku,tipo\n10.00,Uno,A,curso\n',
      'precio;titulo;sku;tipo\r\n10.00;Uno;A;curso\r\n',
    ]) {
      expect(await rowsOf(text)).toMatchObject([
        { line: 2, row: { sku: 'A', tipo: 'curso', titulo: 'Uno', precio: '10.00', igv: '' } },
      ]);
    }
  });

  test('may have empty cells beyond its columns, as spreadsheets leave them', async () => {
    expect(await lines(`${heading}\nA,curso,Uno,1,x,, ,\nB,curso,Dos,1\n`)).toEqual([
      [2, 'A'],
      [3, 'B'],
    ]);
  });

  test('can be read again', async () => {
    const csv = await opened(`${heading}\nA,curso,Uno,1,x\n`);
    for (const _time of [1, 2]) {
      const skus: string[] = [];
      for await (const { row } of csv.rows()) skus.push(row.sku);
      expect(skus).toEqual(['A']);
    }
  });

  test.each([
    ['\n', '\n', '\n'],
    ['\r\n', '\r\n', '\r\n'],
    ['\r', '\r', '\r'],
    ['\r\n', '\n', '\r\n'],
    ['\n', '\r\n', '\n'],
  ])(
    'numbers rows by the line on which they begin, as an editor shows it: %j, in cells %j, elsewhere %j',
    async (end, inCell, other) => {
      const text = [
        `${heading}${end}`,
        `A,curso,Uno,1,"dos${inCell}líneas"${end}`,
        `${other}B,curso,Dos,2,x${other}`,
        `C,curso,Tres,3,"${inCell}${inCell}fin${inCell}"${end}`,
        'D,curso,Cuatro,4,x',
      ].join('');
      expect(await lines(text)).toEqual([
        [2, 'A'],
        [5, 'B'],
        [6, 'C'],
        [10, 'D'],
      ]);
    },
  );

  test('numbers rows rightly however lines end in it', async () => {
    const end = fc.constantFrom('\n', '\r\n', '\r');
    const row = fc.record({ end, blank: fc.option(end), breaks: fc.array(end, { maxLength: 3 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
        let text = `${heading}\n`;
        let line = 2;
        const expected: number[] = [];
        for (const { end: ending, blank, breaks } of rows) {
          if (blank !== null) {
            // A CR at the end and a lone LF after it are one line end.
            text += blank === '\n' && text.endsWith('\r') ? '\r\n' : blank;
            line += 1;
          }
          expected.push(line);
          text += `A,curso,Uno,1,"${breaks.map((each) => `x${each}`).join('')}"${ending}`;
          line += breaks.length + 1;
        }
        expect((await rowsOf(text)).map((each) => each.line)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  test('counts a line end once that falls between two of the parts in which the file is read', async () => {
    const partBytes = 65_536;
    const row = `${heading}\r\nA,curso,Uno,1,`;
    const text = `${row.padEnd(partBytes - 1, 'x')}\r\nB,curso,Dos,1,x\r\n`;
    expect(text[partBytes - 1]).toBe('\r');
    expect(await lines(text)).toEqual([
      [2, 'A'],
      [3, 'B'],
    ]);
  });

  test.each([
    ['sku,tipo,titulo,precio,color\nA,curso,Uno,1,rojo\n', /columna «color» no se reconoce/],
    ['sku,tipo,titulo\nA,curso,Uno\n', /Falta la columna «precio»/],
    ['sku,tipo,titulo,precio\n', /no tiene filas/],
    ['', /no tiene filas/],
    [`${heading}\nA,curso,Uno,1,x\n\nB,curso,"Dos,1,x\nC,curso,Tres,1,x\n`, /Línea 4: .*comillas/],
    [`${heading}\r\nA,curso,"Uno\r\ndos"x,1,x\r\n`, /Línea 3: .*comillas/],
    // A comma within a text, or within an amount, moves what follows into other columns.
    [`${heading}\nA,curso,"Uno\ndos",118,50,x\n`, /^Línea 2: tiene más celdas que columnas.*comillas/],
  ])('is refused with its reason: %j', async (text, reason) => {
    expect(await refusal(text)).toMatch(reason);
  });

  test.each([
    ['in Latin-1', new Uint8Array([0x73, 0x6b, 0x75, 0xf1])],
    ['in UTF-16', new Uint8Array(Buffer.from(heading, 'utf16le'))],
    ['that ends within a letter', new Uint8Array([...Buffer.from(`${heading}\nA,curso,Uno,1,`), 0xc3])],
  ])('%s is refused', async (_what, bytes) => {
    expect(await refusal(bytes)).toContain('CSV UTF-8');
  });
});

describe('a row', () => {
  const blank = Object.fromEntries(catalogueColumns.map((column) => [column, ''])) as CatalogueRow;
  const base = {
    ...blank,
    sku: 'VT-9',
    tipo: 'Curso',
    titulo: 'Gestión pública',
    resumen: 'Resumen',
    descripcion: '**Todo** <script>x</script>',
    precio: '118.00',
    precio_con_descuento: '99.50',
    descuento_hasta: '31/12/2026',
    duracion_minutos: '90',
    horas_certificado: '12',
    docentes: 'Rosa Huamán | Luis Rojas',
    logros: 'Uno|Dos',
    inicio: '14/12/2026 19:00',
    modalidad: 'hibrido',
  } satisfies CatalogueRow;
  const names = {
    categoryId: (slug: string) => Promise.resolve(slug === 'laboral' ? 7 : null),
    staffId: (name: string) => Promise.resolve(name === 'Rosa Huamán' ? 1 : name === 'Luis Rojas' ? 2 : null),
  };

  test('becomes a draft: dates in Lima, taxed unless a book, Markdown made harmless', async () => {
    expect(await draftOfRow(base, generalRate, names)).toMatchObject({
      ok: true,
      value: {
        kind: 'course',
        slug: '',
        igvRate: 1800,
        regularPrice: 11_800,
        subscriberPrice: null,
        discountedPrice: 9950,
        discountEndsAt: new Date('2027-01-01T04:59:59.000Z'),
        startsAt: new Date('2026-12-15T00:00:00.000Z'),
        staffIds: [1, 2],
        outcomes: ['Uno', 'Dos'],
        modality: 'híbrido',
        descriptionHtml: '<p><strong>Todo</strong> </p>',
        isPublished: true,
      },
    });
    expect(await draftOfRow({ ...base, tipo: 'libro' }, generalRate, names)).toMatchObject({ value: { igvRate: 0 } });
  });

  test.each([
    ['tipo', 'plan'],
    ['sku', ''],
    ['titulo', ''],
    ['precio', ''],
    ['precio', '1,50'],
    ['precio', '10.999'],
    ['precio', '-1'],
    ['precio_con_descuento', 'barato'],
    ['igv', 'mucho'],
    ['descuento_hasta', '31/02/2026'],
    ['inicio', '14/12/2026'],
    ['inicio', '14/12/2026 25:00'],
    ['duracion_minutos', '1.5'],
    ['horas_certificado', '-3'],
    ['categoria', 'inexistente'],
    ['docentes', 'Nadie'],
    ['modalidad', 'lunar'],
    ['estado', 'quizás'],
  ] as const)('names the column at fault: %s = %j', async (column, cell) => {
    expect(await draftOfRow({ ...base, [column]: cell }, generalRate, names)).toMatchObject({
      ok: false,
      refusal: { column },
    });
  });
});
