import { expect, test } from 'vitest';
import { ListOfficeOrders, type OrdersAsked } from '#application/server/orders/list-office-orders.ts';
import type { OfficeOrders } from '#application/server/orders/ports/office-orders.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

const nothingAsked = { refundAsked: false, paymentUnknown: false } as const;

/**
 * What every `OfficeOrders` does. The factory knows two orders of Ana's, expired order 1 of the last second of 9 March in Lima, finished
 * order 2 of the first of the 10th with a refused attempt by the code of cash 13642064, answered 116, and a paid one by card (order 1 has one without an answer), boleta B001-17, credit note BC01-8 after BC01-7, which serves no more, the code ÑANDÚ and money back asked for, and order 3 by deposit of José Ángel Núñez
 * (document 70000001), made later that day and made out to 'Estudio 100% Legal' with its RUC 20512333797; its factura F001-1, with RUC 20512333798, was rejected, F001-2 to
 * 'Almacén Perú S.A.', RUC 20100047218, took its place and was accepted, and F001-3 to 'Notaría Núñez', RUC 20131312955, was made out anew.
 */
export function officeOrdersContract(make: () => Promise<OfficeOrders>): void {
  const numbers = async (asked: Partial<OrdersAsked>): Promise<readonly number[]> => {
    const everything = { state: null, method: null, ...nothingAsked, from: null, to: null, words: '', page: 1 };
    const list = await new ListOfficeOrders(orders).execute({ ...everything, ...asked });
    expect(list.total).toBe(list.orders.length);
    return list.orders.map(({ number }) => number);
  };
  let orders: OfficeOrders;

  test('lists the last first, and narrows by state, way of paying and days of Lima', async () => {
    orders = await make();
    expect(await numbers({})).toEqual([3, 2, 1]);
    expect(await numbers({ state: 'expired' })).toEqual([1]);
    expect(await numbers({ method: 'deposit' })).toEqual([3]);
    expect(await numbers({ refundAsked: true })).toEqual([2]);
    expect(await numbers({ paymentUnknown: true })).toEqual([1]);
    const day = '2026-03-10' as PlainDate;
    expect(await numbers({ from: day })).toEqual([3, 2]);
    expect(await numbers({ to: '2026-03-09' as PlainDate })).toEqual([1]);
    expect(await numbers({ from: day, to: day, state: 'finished' })).toEqual([2]);
  });

  test('finds by number, receipt, credit note, code, code of cash, name, e-mail, document and to whom the receipt is made out', async () => {
    orders = await make();
    expect(await numbers({ words: '2' })).toContain(2);
    expect(await numbers({ words: 'depósito d0002 7a' })).toContain(2);
    expect(await numbers({ words: 'b001-17' })).toEqual([2]);
    expect(await numbers({ words: 'B001-1' })).toEqual([]);
    expect(await numbers({ words: '13642064' })).toEqual([2]);
    expect(await numbers({ words: 'ana 13642064' })).toEqual([2]);
    expect(await numbers({ words: '1364206' })).toEqual([]);
    for (const note of ['bc01-8', 'BC01-00000008', 'bc01-7']) expect(await numbers({ words: note })).toEqual([2]);
    expect(await numbers({ words: 'BC01-80' })).toEqual([]);
    expect(await numbers({ words: 'ñandú' })).toEqual([2]);
    expect(await numbers({ words: 'ñand' })).toEqual([]);
    expect(await numbers({ words: 'jose  NUÑEZ' })).toEqual([3]);
    expect(await numbers({ words: 'Ángel quispe' })).toEqual([]);
    expect(await numbers({ words: 'ANA@correo' })).toEqual([2, 1]);
    expect(await numbers({ words: '70000001' })).toEqual([3]);
    expect(await numbers({ words: '20512333797' })).toEqual([3]);
    expect(await numbers({ words: 'legal' })).toEqual([3]);
    // To whom receipts were made out that the checkout did not name: one that was replaced, one that was made out anew, the one that holds.
    for (const words of ['20512333798', '20100047218', 'almacen', '20131312955', 'NOTARÍA núñez', '2051233379']) {
      expect(await numbers({ words })).toEqual([3]);
    }
    // A key of what is kept is no word of an order, and what stands for any letter to the database stands for itself.
    expect(await numbers({ words: 'receiptType' })).toEqual([]);
    expect(await numbers({ words: '100%' })).toEqual([3]);
    expect(await numbers({ words: '%' })).toEqual([3]);
    expect(await numbers({ words: '_' })).toEqual([]);
  });

  test('a page has 25 at most, and the count is of all', async () => {
    orders = await make();
    const search = { state: null, method: null, ...nothingAsked, from: null, until: null, words: [] };
    const { found, total } = await orders.list({ ...search, offset: 1, limit: 1 });
    expect([found.map(({ number }) => number), total]).toEqual([[2], 3]);
  });

  test('opens one with its buyer, its payments in their order and its receipt; none of another', async () => {
    orders = await make();
    expect(await orders.find(9)).toBeNull();
    expect(await orders.find(3)).toMatchObject({
      buyer: { name: 'José Ángel Núñez' },
      trail: { attempts: [], receipts: [{ code: 'F001-1' }, { code: 'F001-2' }, { code: 'F001-3' }] },
    });
    expect(await orders.find(2)).toMatchObject({
      id: 'order-2',
      buyer: { name: 'Ana Quispe Rojas', email: 'ana@correo.pe' },
      trail: {
        attempts: [
          { state: 'refused', code: '13642064', actionCode: '116' },
          { state: 'paid', actionCode: null },
        ],
        receipts: [{ code: 'B001-17', taxState: 'not-sent', cdr: null, sending: null }],
        vouchers: [],
        surplus: [],
        grants: [],
        notices: [],
      },
    });
  });
}
