import { describe, expect, test } from 'vitest';
import { type CatalogueRow, csvRefusalText, readCatalogueCsv } from '#adapters/server/publishing/catalogue-csv.ts';
import { draftOfRow } from '#adapters/server/publishing/catalogue-row.ts';
import { generalRate } from '#test/support/product-drafts.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function refusal(content: Uint8Array): string {
  const read = readCatalogueCsv(content);
  return read.ok ? 'accepted' : csvRefusalText(read.refusal);
}

describe('a catalogue file', () => {
  test('is read with commas or semicolons, a byte order mark, and columns in any order', () => {
    for (const text of [
      '\uFEFFprecio,titulo,sku,tipo\n10.00,Uno,A,curso\n',
      'precio;titulo;sku;tipo\r\n10.00;Uno;A;curso\r\n',
    ]) {
      const read = readCatalogueCsv(bytes(text));
      expect(read.ok && read.value).toMatchObject([
        { line: 2, row: { sku: 'A', tipo: 'curso', titulo: 'Uno', precio: '10.00', igv: '' } },
      ]);
    }
  });

  test('numbers rows by the line on which they begin', () => {
    const read = readCatalogueCsv(
      bytes('sku,tipo,titulo,precio,resumen\nA,curso,Uno,1,"dos\nlíneas"\n\nB,curso,Dos,2,x\n'),
    );
    expect(read.ok && read.value.map(({ line, row }) => [line, row.sku])).toEqual([
      [2, 'A'],
      [5, 'B'],
    ]);
  });

  test.each([
    ['sku,tipo,titulo,precio,color\nA,curso,Uno,1,rojo\n', /columna «color» no se reconoce/],
    ['sku,tipo,titulo\nA,curso,Uno\n', /Falta la columna «precio»/],
    ['sku,tipo,titulo,precio\n', /no tiene filas/],
    ['sku,tipo,titulo,precio\nA,curso,"Uno,1\n', /Línea \d+: .*comillas/],
  ])('is refused with its reason: %j', (text, reason) => {
    expect(refusal(bytes(text))).toMatch(reason);
  });

  test('in another encoding is refused', () => {
    expect(refusal(new Uint8Array([0x73, 0x6b, 0x75, 0xf1]))).toContain('CSV UTF-8');
  });
});

describe('a row', () => {
  const base = {
    sku: 'VT-9',
    tipo: 'Curso',
    titulo: 'Gestión pública',
    slug: '',
    subtitulo: '',
    resumen: 'Resumen',
    descripcion: '**Todo** <script>x</script>',
    categoria: '',
    igv: '',
    precio: '118.00',
    precio_de_suscriptor: '',
    precio_con_descuento: '99.50',
    descuento_hasta: '31/12/2026',
    duracion_minutos: '90',
    horas_certificado: '12',
    docentes: 'Rosa Huamán | Luis Rojas',
    logros: 'Uno|Dos',
    inicio: '14/12/2026 19:00',
    fin: '',
    modalidad: 'hibrido',
    estado: '',
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
        slug: 'gestion-publica',
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
