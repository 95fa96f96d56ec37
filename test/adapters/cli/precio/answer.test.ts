import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerInJson, priceText } from '#adapters/cli/precio/answer.ts';
import { cartFromWire, cartToWire } from '#adapters/http-contract/cart/cart-wire.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import { takeSnapshot } from '#domain/orders/order-snapshot.ts';
import { decimalText } from '#domain/shared/money.ts';
import type { Amounts } from '#domain/pricing/totals.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { arbitraryRequest } from '#test/support/pricing/arbitrary-prices.ts';
import { auditedCart } from '#test/support/cart/audited-carts.ts';
import { arbitraryShopping, auditorsCart, serversCart } from '#test/support/cart/arbitrary-shopping.ts';
import { IGV, percent } from '#test/support/pricing/price-lines.ts';
import { oracle } from '#test/support/pricing/price-oracle.ts';
import { anyText } from '#test/support/shared/any-text.ts';

const answer = (text: string | null, rate = IGV): unknown => JSON.parse(answerInJson(priceText(text, rate)));
const ask = (cart: unknown, rate = IGV): unknown => answer(JSON.stringify(cart), rate);

const item = { id: 1, modulo_id: 'SE', price: '150.00', igv: 18 };
const coupon = { tipo_monto: 0, monto: '15', regla_promocion: 0, productos: [] };
const withItem = (parts: object) => ({ items: [{ ...item, ...parts }] });
const withDiscount = (parts: object) => ({ items: [item], discount: { ...coupon, ...parts } });

describe('an answer', () => {
  it('is, to the letter, the one of the decisions', () => {
    const line =
      '{"rounding":"nearest","items":[{"id":1,"modulo_id":"SE","price":"150.00","igv":18,"options":["20.00"],"extension":{"discount":30,"factor":2}}],"discount":{"tipo_monto":0,"monto":"15","regla_promocion":0,"productos":[]}}';

    expect(answerInJson(priceText(line, IGV))).toBe(
      '{"lines":[{"id":1,"price":"230.00","discount":"34.50","net":"195.50","base":"165.68","igv":"29.82"}],"total":"230.00","importe_dscto":"34.50","new_total":"195.50","monto":"165.68","igv":"29.82"}',
    );
  });

  it('takes what is left out as nearest, no options, no extension and no discount', () => {
    const explicit = { rounding: 'nearest', items: [{ ...item, options: [], extension: null }], discount: null };

    expect(ask({ items: [item] })).toEqual(ask(explicit));
  });

  it('takes an extension without discount or factor as 30 % for twice the time', () => {
    expect(ask(withItem({ extension: {} }))).toEqual(ask(withItem({ extension: { discount: 30, factor: 2 } })));
  });

  it('obeys the rounding, the listed products and a percentage above 100', () => {
    const fixed = { items: [{ ...item, price: '439.80' }], discount: { ...coupon, tipo_monto: 1, monto: '50' } };

    expect(ask(fixed)).toMatchObject({ new_total: '390.00' });
    expect(ask({ ...fixed, rounding: 'down' })).toMatchObject({ new_total: '389.00' });
    expect(ask(withDiscount({ regla_promocion: 1, productos: [2] }))).toMatchObject({ importe_dscto: '0.00' });
    expect(ask(withDiscount({ regla_promocion: 1, productos: [1, 2] }))).toMatchObject({ importe_dscto: '22.50' });
    expect(ask(withDiscount({ monto: '250.00' }))).toMatchObject({ new_total: '0.00' });
  });

  it('obeys the school’s rate', () => {
    expect(ask(withItem({ igv: 10.5 }), percent('10.5'))).toMatchObject({ monto: '135.75', igv: '14.25' });
    expect(ask(withItem({ igv: 18 }), percent('10.5'))).toEqual({
      error: 'El IGV debe ser 0 o 10.5 %.',
      field: 'items[0].igv',
    });
  });

  it('of an empty cart is nothing', () => {
    expect(ask({ items: [] })).toEqual({
      lines: [],
      total: '0.00',
      importe_dscto: '0.00',
      new_total: '0.00',
      monto: '0.00',
      igv: '0.00',
    });
  });

  it('of a thousand lines at the highest price is exact', () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({ ...item, id: index + 1, price: '9999999.99' }));

    expect(ask({ items })).toMatchObject({ total: '9999999990.00' });
  });
});

describe('docs/price-maths.md', () => {
  it('shows answers that the command gives', () => {
    const document = readFileSync('docs/price-maths.md', 'utf8');
    const shown = [...document.matchAll(/```jsonl\n(.*)\n```/g)].map(([, line = '']) => line);

    expect(shown).toHaveLength(4);
    for (let index = 0; index < shown.length; index += 2) {
      expect(answerInJson(priceText(shown[index] ?? '', IGV))).toBe(shown[index + 1]);
    }
  });
});

describe('an error', () => {
  const money = 'Debe ser un monto en soles escrito como texto, por ejemplo "118.00".';
  const whole = 'Debe ser un número entero positivo.';

  it.each<[string, unknown, string, string | null]>([
    ['no object', 7, 'Debe ser un objeto JSON.', null],
    ['null', null, 'Debe ser un objeto JSON.', null],
    ['no items', {}, 'Falta este campo.', 'items'],
    ['items of another type', { items: {} }, 'Debe ser una lista de productos.', 'items'],
    [
      '10,000 lines',
      { items: Array.from({ length: 10_000 }, () => item) },
      'Un carrito lleva como máximo 1000 productos.',
      'items',
    ],
    ['an unknown field', { items: [], cupon: 1 }, 'Campo desconocido.', 'cupon'],
    ['an unknown field of a line', withItem({ precio: '1' }), 'Campo desconocido.', 'items[0].precio'],
    ['an unknown rounding', { items: [], rounding: 'up' }, 'Debe ser "nearest" o "down".', 'rounding'],
    ['a line that is no object', { items: [item, 'x'] }, 'Debe ser un objeto JSON.', 'items[1]'],
    ['a line without price', { items: [{ id: 1, modulo_id: 'SE', igv: 18 }] }, 'Falta este campo.', 'items[0].price'],
    ['3 decimals', withItem({ price: '1.234' }), 'Lleva como máximo 2 decimales.', 'items[0].price'],
    ['a negative price', withItem({ price: '-1.00' }), 'No puede ser negativo.', 'items[0].price'],
    ['a number for a text', withItem({ price: 150 }), money, 'items[0].price'],
    ['a word for a price', withItem({ price: 'gratis' }), money, 'items[0].price'],
    ['a comma', withItem({ price: '1,50' }), money, 'items[0].price'],
    [
      'a price above the highest',
      withItem({ price: '10000000.00' }),
      'No puede pasar de S/.\u00A09999999.99.',
      'items[0].price',
    ],
    ['a text for a rate', withItem({ igv: '18' }), 'Debe ser un porcentaje, por ejemplo 15 o 12.5.', 'items[0].igv'],
    ['a rate of 17', withItem({ igv: 17 }), 'El IGV debe ser 0 o 18 %.', 'items[0].igv'],
    ['a rate of 18.001', withItem({ igv: 18.001 }), 'Lleva como máximo 2 decimales.', 'items[0].igv'],
    ['a negative rate', withItem({ igv: -18 }), 'No puede ser negativo.', 'items[0].igv'],
    ['an id of 0', withItem({ id: 0 }), whole, 'items[0].id'],
    ['half an id', withItem({ id: 1.5 }), whole, 'items[0].id'],
    ['an id in a text', withItem({ id: '1' }), whole, 'items[0].id'],
    ['an id beyond the safe integers', withItem({ id: 2 ** 53 }), whole, 'items[0].id'],
    ['an id twice', { items: [item, item] }, 'El producto 1 está repetido.', 'items[1].id'],
    [
      'options that are no list',
      withItem({ options: '20.00' }),
      'Debe ser una lista de montos en soles.',
      'items[0].options',
    ],
    ['a negative option', withItem({ options: ['1.00', '-1.00'] }), 'No puede ser negativo.', 'items[0].options[1]'],
    ['a huge option', withItem({ options: ['9'.repeat(30)] }), 'Es un monto demasiado grande.', 'items[0].options[0]'],
    [
      'options beyond any amount',
      withItem({ options: ['999999999999.99'] }),
      'El importe pasa de S/.\u00A0999999999999.99.',
      'items[0]',
    ],
    [
      'an extension above 50',
      withItem({ extension: { discount: 50.01, factor: 2 } }),
      'No puede pasar de 50 %.',
      'items[0].extension.discount',
    ],
    [
      'an extension below 0',
      withItem({ extension: { discount: -1, factor: 2 } }),
      'No puede ser negativo.',
      'items[0].extension.discount',
    ],
    [
      'a factor of 1',
      withItem({ extension: { discount: 30, factor: 1 } }),
      'Debe ser un número entero, 2 o mayor.',
      'items[0].extension.factor',
    ],
    [
      'half a factor',
      withItem({ extension: { discount: 30, factor: 2.5 } }),
      'Debe ser un número entero, 2 o mayor.',
      'items[0].extension.factor',
    ],
    ['an extension that is none', withItem({ extension: true }), 'Debe ser un objeto JSON.', 'items[0].extension'],
    [
      'a type of 2',
      withDiscount({ tipo_monto: 2 }),
      'Debe ser 0 (porcentaje) o 1 (monto fijo).',
      'discount.tipo_monto',
    ],
    [
      'a rule of 2',
      withDiscount({ regla_promocion: 2 }),
      'Debe ser 0 (todo el carrito) o 1 (productos indicados).',
      'discount.regla_promocion',
    ],
    [
      'a percentage of 3 decimals',
      withDiscount({ monto: '15.125' }),
      'Lleva como máximo 2 decimales.',
      'discount.monto',
    ],
    ['a negative percentage', withDiscount({ monto: '-15' }), 'No puede ser negativo.', 'discount.monto'],
    [
      'a word for a percentage',
      withDiscount({ monto: '15 %' }),
      'Debe ser un porcentaje, por ejemplo 15 o 12.5.',
      'discount.monto',
    ],
    [
      'a number for an amount',
      withDiscount({ monto: 15 }),
      'Debe ser un texto, por ejemplo "15" o "50.00".',
      'discount.monto',
    ],
    [
      'a fixed amount of 3 decimals',
      withDiscount({ tipo_monto: 1, monto: '1.005' }),
      'Lleva como máximo 2 decimales.',
      'discount.monto',
    ],
    ['listed products that are no ids', withDiscount({ productos: ['1'] }), whole, 'discount.productos[0]'],
    [
      'a discount without products',
      { items: [], discount: { tipo_monto: 0, monto: '15', regla_promocion: 0 } },
      'Falta este campo.',
      'discount.productos',
    ],
  ])('names the field: %s', (_, cart, error, field) => {
    expect(ask(cart)).toEqual({ error, field });
  });

  it('names the module codes there are', () => {
    expect(ask(withItem({ modulo_id: 'XX' }))).toEqual({
      error:
        'Debe ser un código de módulo: AV, CA, CO, COT, COB, EN, ID, JR, LI, LE, NO, NL, PI, PA, PD, TP, RE, RV, SE, VD, VDL, VT.',
      field: 'items[0].modulo_id',
    });
  });

  it('says when the line is no JSON, or too long', () => {
    expect(answer('{"items":[')).toEqual({ error: 'La línea no es JSON válido.', field: null });
    expect(answer(null)).toEqual({ error: 'La línea es demasiado larga.', field: null });
  });

  it('names a field that means to reach the prototype', () => {
    expect(answer('{"items":[],"__proto__":{"rounding":"down"}}')).toEqual({
      error: 'Campo desconocido.',
      field: '__proto__',
    });
  });
});

describe('any cart of the school', () => {
  it('comes to the same céntimo on the server, in the browser, in its order and for an auditor', async () => {
    const amountsOf = ({ price, discount, net, base, tax }: Amounts) =>
      [price, discount, net, base, tax].map(decimalText);
    await fc.assert(
      fc.asyncProperty(arbitraryShopping, async (shopping) => {
        const audited = ask(auditorsCart(shopping)) as Record<string, string> & { lines: Record<string, string>[] };
        const expected = {
          total: [audited['total'], audited['importe_dscto'], audited['new_total'], audited['monto'], audited['igv']],
          lines: audited.lines.map((line) => [line['price'], line['discount'], line['net'], line['base'], line['igv']]),
        };
        const { terms } = shopping;
        const cart = await serversCart(shopping);
        const priced = accepted(cartTotals(cart, terms));
        const order = accepted(takeSnapshot(cart, terms));
        const view = { cart, terms, planPrices: new Map(), notices: [], visitorCartWaits: false };
        const wire = cartToWire(view, priced);
        const shown = cartFromWire(JSON.parse(JSON.stringify(wire)) as typeof wire);
        const preview = accepted(cartTotals(shown.cart, shown.terms));

        for (const { lines, ...totals } of [priced, preview]) {
          expect({ total: amountsOf(totals), lines: lines.map(amountsOf) }).toEqual(expected);
        }
        expect({ total: amountsOf(order.totals), lines: order.lines.map(amountsOf) }).toEqual(expected);
        expect(wire.totals).toMatchObject({ net: audited['new_total'] });
      }),
      { numRuns: 300 },
    );
  });
});

describe('any line', () => {
  it('with a sound cart gets what an independent computation in decimals says', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const witness = oracle(request);
        expect(ask(auditedCart(request))).toEqual({
          lines: witness.lines.map(({ id, price, discount, net, base, tax }) => ({
            id,
            price,
            discount,
            net,
            base,
            igv: tax,
          })),
          total: witness.total,
          importe_dscto: witness.discount,
          new_total: witness.newTotal,
          monto: witness.base,
          igv: witness.tax,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('gets one line of JSON with totals or with error and field, and never throws', () => {
    const odd = fc.oneof(fc.jsonValue(), fc.constantFrom('1.00', '18', 18, 1, 0, -1, 1e300, [], {}, null));
    const cart = fc.record(
      {
        rounding: odd,
        items: fc.oneof(
          odd,
          fc.array(
            fc.record(
              { id: odd, modulo_id: odd, price: odd, igv: odd, options: odd, extension: odd },
              { requiredKeys: [] },
            ),
          ),
        ),
        discount: fc.oneof(
          odd,
          fc.record({ tipo_monto: odd, monto: odd, regla_promocion: odd, productos: odd }, { requiredKeys: [] }),
        ),
      },
      { requiredKeys: [] },
    );
    const text = fc.oneof(
      anyText,
      fc.json(),
      cart.map((each) => JSON.stringify(each)),
    );
    fc.assert(
      fc.property(text, (line) => {
        const given = answerInJson(priceText(line, IGV));
        expect(given).not.toContain('\n');
        const keys = Object.keys(JSON.parse(given) as object);
        expect([
          ['error', 'field'],
          ['lines', 'total', 'importe_dscto', 'new_total', 'monto', 'igv'],
        ]).toContainEqual(keys);
      }),
      { numRuns: 1000 },
    );
  });
});
