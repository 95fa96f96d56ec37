import { expect, test } from 'vitest';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { CodeSales } from '#application/server/cart/ports/code-sales.ts';

/** An order that has claimed a code, as a test of the contract asks for it. */
export interface ClaimingOrder {
  readonly number: number;
  readonly codeId: number;
  readonly status: string;
  readonly usedAt: string;
  readonly confirmedAt: string | null;
  readonly discount: number;
  readonly total: number;
  /** What went back of it, one refund each. */
  readonly returned?: readonly number[];
  /** A line of it that its buyer had: what was charged of it, and what the code took off it. */
  readonly neverDue?: { readonly net: number; readonly discount: number };
  /** All its money went back, and with it the use of its code. */
  readonly isReleased?: true;
}

/** A school with codes 1 and 2, of which 2 is seller 5's, seller 6 without one, and a buyer, Ana Quispe Rojas. */
export interface SchoolWithCodes {
  readonly sales: CodeSales;
  readonly claim: (order: ClaimingOrder) => Promise<void>;
}

/** What every adapter of CodeSales does. */
export function codeSalesContract(make: () => Promise<SchoolWithCodes>): void {
  test('uses are told the last first, by ranges; sales are those that are confirmed, of this code alone', async () => {
    const { sales, claim } = await make();
    const amounts = { discount: 1500, total: 8500 };
    const confirmedAt = '2026-03-11T10:00:00.000Z';
    await claim({
      number: 1,
      codeId: 2,
      status: 'finished',
      usedAt: '2026-03-10T10:00:00.000Z',
      confirmedAt,
      ...amounts,
      returned: [1000, 500],
    });
    await claim({
      number: 2,
      codeId: 2,
      status: 'pending',
      usedAt: '2026-03-12T10:00:00.000Z',
      confirmedAt: null,
      ...amounts,
    });
    await claim({
      number: 3,
      codeId: 1,
      status: 'confirmed',
      usedAt: '2026-03-12T10:00:00.000Z',
      confirmedAt,
      ...amounts,
    });
    const { found, total } = await sales.uses(2, { offset: 0, limit: 9 });
    expect([total, found.map(({ number }) => number)]).toEqual([2, [2, 1]]);
    expect(found[1]).toEqual({
      number: 1,
      state: 'finished',
      buyer: { name: 'Ana Quispe Rojas', email: 'ana@correo.pe' },
      usedAt: '2026-03-10T10:00:00.000Z',
      taken: 1500,
      total: 8500,
    });
    const second = await sales.uses(2, { offset: 1, limit: 1 });
    expect([second.total, second.found.map(({ number }) => number)]).toEqual([2, [1]]);
    expect(await sales.confirmed(2)).toEqual([
      { confirmedAt: new Date(confirmedAt), sold: 8500, taken: 1500, returned: 1500, neverDue: 0 },
    ]);
    expect(await sales.uses(9, { offset: 0, limit: 9 })).toEqual({ found: [], total: 0 });
    const mailbox = 'Cinco@Correo.pe' as EmailAddress;
    expect((await sales.codesOfMailbox(mailbox)).map(({ id }) => id)).toEqual([2]);
    expect(await sales.codesOfMailbox('otro@correo.pe' as EmailAddress)).toEqual([]);
    expect([await sales.codeOfSeller(5), await sales.codeOfSeller(6), await sales.codeOfSeller(7)]).toEqual([
      { id: 2, word: 'PAZ' },
      null,
      null,
    ]);
  });

  test('a sale that is given back whole is one still, with all of it returned; what was never due of another is not sold', async () => {
    const { sales, claim } = await make();
    const paid = { codeId: 2, status: 'finished', usedAt: '2026-03-10T10:00:00.000Z', discount: 1500, total: 8500 };
    const back = '2026-03-11T10:00:00.000Z';
    const partly = '2026-03-12T10:00:00.000Z';
    await claim({ ...paid, number: 1, confirmedAt: back, returned: [8500], isReleased: true });
    await claim({ ...paid, number: 2, confirmedAt: partly, returned: [500], neverDue: { net: 3400, discount: 600 } });
    const sold = (await sales.confirmed(2)).toSorted((one, other) => +one.confirmedAt - +other.confirmedAt);
    expect(sold).toEqual([
      { confirmedAt: new Date(back), sold: 8500, taken: 1500, returned: 8500, neverDue: 0 },
      { confirmedAt: new Date(partly), sold: 5100, taken: 900, returned: 500, neverDue: 3400 },
    ]);
    expect((await sales.uses(2, { offset: 0, limit: 9 })).found.map(({ number }) => number)).toEqual([2]);
  });
}
