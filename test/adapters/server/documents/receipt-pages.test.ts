import { describe, expect, test } from 'vitest';
import { receiptPages } from '#adapters/server/documents/receipt-pages.ts';
import { widthOf } from '#adapters/server/documents/typefaces.ts';
import { receiptSums } from '#adapters/server/documents/receipt-texts.ts';
import { receiptQrText, type TaxState } from '#domain/receipts/receipt.ts';
import { receiptTotals } from '#domain/receipts/receipt-lines.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { rate } from '#domain/shared/rate.ts';
import { asFactura } from '#test/support/receipts/arbitrary-receipts.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const textsOf = (receipt = aReceipt()): string[] =>
  receiptPages(receipt, 'Escuela').flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
  );

describe('the printed form of a receipt', () => {
  test('says who issues, to whom, what, and how it comes to its total', () => {
    const texts = textsOf();
    for (const text of [
      'RUC 20512333797',
      'Boleta de venta electrónica',
      'B001-1',
      'Escuela de Prueba S.A.C.',
      'Ana María Quispe Rojas',
      '45678912',
      '10/03/2026, 10:00\u00A0a.\u00A0m.',
      'Manual del IGV',
      'Exonerado de IGV',
      'Op. gravadas',
      'S/.\u00A0296.53',
      'Op. exoneradas',
      'S/.\u00A089.90',
      'IGV',
      'S/.\u00A053.37',
      'Total',
      'S/.\u00A0439.80',
      'Son: cuatrocientos treinta y nueve con 80/100 soles',
    ]) {
      expect(texts).toContain(text);
    }
  });

  test('carries the QR of the tax authority, told in words as well', () => {
    const [page] = receiptPages(aReceipt(), 'Escuela');
    const figures = page.marks.flatMap((mark) => (mark.kind === 'boxes' && mark.alt !== null ? [mark.alt] : []));
    expect(figures).toEqual([`Código QR con los datos del comprobante: ${receiptQrText(aReceipt())}`]);
  });

  test('does not pass for what it is not: one that was never sent says so', () => {
    expect(textsOf().join(' ')).toContain('No enviada a la SUNAT: no tiene validez tributaria');
    expect(textsOf(aReceipt({ taxState: 'accepted' })).join(' ')).not.toContain('validez tributaria');
    expect(textsOf(aReceipt({ taxState: 'rejected' })).join(' ')).toContain('Rechazada por la SUNAT');
  });

  test('a factura of which a part is deposited says how much, where, and who does it', () => {
    const detraction = { service: '037', rate: rate(1200), account: '00-000-123456', amount: soles('84.00') } as const;
    const texts = textsOf(aReceipt({ ...asFactura, detraction }));
    for (const text of [
      'S/.\u00A084.00 (12 %), código 037: Demás servicios gravados con el IGV',
      'Banco de la Nación, cuenta 00-000-123456',
      'Contado',
    ]) {
      expect(texts).toContain(text);
    }
    const words =
      'Operación sujeta a detracción. El total ya está pagado: el depósito lo hace Escuela de Prueba S.A.C.';
    expect(texts).toContain(words);
    expect(textsOf(aReceipt(asFactura)).join(' ')).not.toMatch(/etracción/);
  });

  test('one that was made out anew says what to use instead, and that it is annulled once its note was accepted', () => {
    const said = (noteState: TaxState) =>
      textsOf(aReceipt({ correctedBy: { note: 'BC01-1', noteState, receipt: 'F001-2' } })).join(' ');
    expect(said('accepted')).toContain('Anulada por la nota de crédito BC01-1: en su lugar vale F001-2.');
    expect(said('not-sent')).toContain('En su lugar se emitió F001-2: la anula la nota de crédito BC01-1 cuando la');
    expect(said('rejected')).toContain(
      'La SUNAT no aceptó la nota de crédito BC01-1, que la anula: la escuela la corrige.',
    );
    expect(said('rejected')).not.toContain('cuando la SUNAT');
    expect(said('rejected')).not.toContain('Anulada');
  });

  test('a free line is a free transfer, with its legend', () => {
    const lines = aReceipt().lines.map((line) => ({
      ...line,
      ...({
        treatment: 'free',
        discount: line.price,
        net: soles('0.00'),
        base: soles('0.00'),
        tax: soles('0.00'),
      } as const),
    }));
    const texts = textsOf(aReceipt({ lines, totals: receiptTotals(lines) }));
    expect(texts).toContain('Transferencia gratuita');
    expect(texts).toContain('Valor de referencia: S/.\u00A0150.00');
    expect(texts).toContain('Op. gratuitas');
    expect(texts).toContain('Transferencia gratuita de un bien y/o servicio prestado gratuitamente.');
    expect(texts).toContain('Son: cero con 00/100 soles');
  });

  test('what is given away counts once: among what is free, not among the discounts of what is sold', () => {
    const [sold, given, other] = aReceipt().lines;
    if (sold === undefined || given === undefined || other === undefined)
      throw new Error('The receipt has three lines');
    const nothing = soles('0.00');
    const free = { treatment: 'free', discount: given.price, net: nothing, base: nothing, tax: nothing } as const;
    const off = { discount: soles('9.90'), net: soles('190.00'), base: soles('161.02'), tax: soles('28.98') };
    const lines = [sold, { ...given, ...free }, { ...other, ...off }];
    const receipt = aReceipt({ lines, totals: receiptTotals(lines) });
    expect(receiptSums(receipt)).toEqual([
      ['Suma de precios', 'S/.\u00A0349.90'],
      ['Descuentos', 'S/.\u00A09.90'],
      ['Op. gravadas', 'S/.\u00A0288.14'],
      ['Op. gratuitas', 'S/.\u00A089.90'],
      ['IGV', 'S/.\u00A051.86'],
    ]);
    expect(receipt.totals.total).toBe(soles('340.00'));
    expect(textsOf(receipt).filter((text) => text.startsWith('−'))).toEqual(['− S/.\u00A09.90']);
  });

  test('says of each line how many of what it is, a plan’s period and seats, its hash and where it is found', () => {
    const [plan, book] = aReceipt().lines;
    if (plan === undefined || book === undefined) throw new Error('The receipt has lines');
    const details = ['Del 10/03/2026 al 10/03/2027, para 6 personas', 'Usuario adicional × 5'];
    const lines = [
      { ...plan, details },
      { ...book, unit: 'NIU' as const },
    ];
    const texts = textsOf(aReceipt({ lines, totals: receiptTotals(lines) }));
    for (const text of ['Cant.', 'Unidad', '1', 'Servicio', details[1]]) expect(texts).toContain(text);
    expect(texts.filter((text) => text === 'Unidad')).toHaveLength(2);
    expect(texts.join(' ')).toContain(details[0]);
    expect(texts).toContain('Resumen (hash SHA-256): huella-de-la-prueba');
    expect(texts.join(' ')).toContain('Consúltala en http://localhost:3000/main/mis-comprobantes');
  });

  test('one that was issued before quantity, unit, hash and place were kept is printed without them', () => {
    const { hash: _hash, consultAt: _at, ...old } = aReceipt();
    const lines = old.lines.map(({ quantity: _quantity, unit: _unit, ...line }) => line);
    const texts = receiptPages({ ...old, lines }, 'Escuela').flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])),
    );
    expect(texts).toContain('Manual del IGV');
    expect(texts).not.toContain('Servicio');
    expect(texts.join(' ')).not.toMatch(/undefined|Resumen|Consúltala/);
  });

  test('a factura says to which company and where it lives', () => {
    const buyer = {
      receiptType: 'factura',
      documentType: 'RUC',
      documentNumber: '20100047218',
      name: 'Estudio Quispe S.A.C.',
      address: 'Jr. Lima 100',
      email: 'pagos@estudio.example',
    } as const;
    const texts = textsOf(aReceipt({ type: 'factura', series: 'F001', buyer }));
    for (const text of ['Factura electrónica', 'Razón social', 'Jr. Lima 100', 'Forma de pago', 'Contado']) {
      expect(texts).toContain(text);
    }
  });

  test('many lines take several pages, and everything stays on the paper', () => {
    const [line] = aReceipt().lines;
    if (line === undefined) throw new Error('The receipt of the tests has lines');
    const lines = Array.from({ length: 60 }, (_, index) => ({
      ...line,
      productId: index + 1,
      description: `Un curso con un título muy largo que necesita más de una línea de la tabla, número ${index + 1}`,
    }));
    const legalName = 'Asociación de Exportadores de Productos Agroindustriales del Norte y Servicios Conexos S. A. C.';
    const issuer = { ...aReceipt().issuer, legalName };
    const receipt = aReceipt({ issuer, lines, totals: receiptTotals(lines) });
    const pages = receiptPages(receipt, 'Escuela Superior de Derecho y Negocios del Norte');
    expect(pages.length).toBeGreaterThan(3);
    // What stands at the left of the head ends before the frame of the document's name.
    const atHead = pages[0].marks.flatMap((mark) =>
      mark.kind === 'text' && mark.x < 352 && mark.baseline < 146 ? [mark] : [],
    );
    for (const { text, face, size, x } of atHead) expect(x + widthOf(text, face, size), text).toBeLessThan(352);
    const [last] = pages.slice(-1).map(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : [])));
    expect(last?.at(-1)).toMatchObject({ text: `Página ${pages.length} de ${pages.length}` });
    // A page of the sums alone has no table without a line in it.
    for (const count of [6, 7, 8, 9, 10]) {
      const [, second] = receiptPages({ ...receipt, lines: lines.slice(0, count) }, 'Escuela');
      const texts = second?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])) ?? [];
      expect(texts.includes('Cant.')).toBe(texts.includes('Servicio'));
    }
    const tooLow = pages.flatMap(({ marks, height }) =>
      marks
        .flatMap((mark) =>
          mark.kind === 'text'
            ? [mark.baseline]
            : (mark.kind === 'boxes' ? mark.boxes : [mark.box]).map(([, y, , tall]) => y + tall),
        )
        .filter((bottom) => bottom > height - 30),
    );
    expect(tooLow).toEqual([]);
  });
});

test('the logo of a school stands where its name would, within its room', () => {
  const [page] = receiptPages(aReceipt(), 'Aula Andina', { png: 'AAAA', width: 600, height: 100 });
  const texts = page.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  expect(texts).not.toContain('Aula Andina');
  const pictures = page.marks.filter((mark) => mark.kind === 'picture');
  expect(pictures).toMatchObject([{ alt: 'Aula Andina', png: 'AAAA' }]);
  const [, , width, height] = pictures[0]?.box ?? [0, 0, 0, 0];
  expect(width).toBeCloseTo(190);
  expect(width / height).toBeCloseTo(6);
});
