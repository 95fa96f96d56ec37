import { expect, test } from 'vitest';
import type { OfficeCodeApi } from '#application/browser/cart/ports/office-code-api.ts';
import { aCode } from '#test/support/cart/typed-codes.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

/** What every `OfficeCodeApi` does. The factory gives an owner's, of a school with the code 1, which nobody used, and the product 7 at 100.00. */
export function officeCodeApiContract(make: () => Promise<OfficeCodeApi>): void {
  test('stops a code and resumes it', async () => {
    const api = await make();
    expect(accepted(await api.usage(1))).toEqual({ isStopped: false, uses: 0 });
    accepted(await api.stop(1, true));
    expect(accepted(await api.usage(1))).toEqual({ isStopped: true, uses: 0 });
    accepted(await api.stop(1, false));
    expect(accepted(await api.usage(1)).isStopped).toBe(false);
  });

  test('tells the uses of a code, and says so where a seller has none', async () => {
    const api = await make();
    expect(accepted(await api.uses(1, 1))).toEqual({ uses: [], total: 0, pages: 1 });
    expect(refused(await api.sales(9)).kind).toBe('seller-without-code');
  });

  test('tries a code on a cart', async () => {
    const api = await make();
    const nothing = { price: 0, discount: 0, net: 0, base: 0, tax: 0 };
    expect(accepted(await api.tryOn(aCode(), []))).toEqual({ lines: [], ...nothing });
    const amounts = { price: 100_00, discount: 15_00, net: 85_00 };
    expect(accepted(await api.tryOn(aCode(), [7]))).toEqual({
      lines: [{ title: 'Curso 7', ...amounts }],
      ...amounts,
      base: 72_03,
      tax: 12_97,
    });
  });
}
