import { expect, test } from 'vitest';
import type { StaffSurplusApi } from '#application/browser/payments/ports/surplus-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

/** What every `StaffSurplusApi` does. The factory gives Teresa Aguirre's, before one payment s1 of 199.90 for Ana's order 1. */
export function staffSurplusApiContract(make: () => Promise<StaffSurplusApi>): void {
  test('shows what is to be given back', async () => {
    const api = await make();
    expect(accepted(await api.list('open'))).toMatchObject([
      { id: 's1', orderNumber: 1, amount: 19_990, reason: 'order-paid', givenBack: null },
    ]);
    expect(accepted(await api.list('given-back'))).toEqual([]);
  });

  test('what was given back is told with who did it and how', async () => {
    const api = await make();
    expect(refused(await api.giveBack('s1', '', 'clave-de-la-nota-1'))).toMatchObject({ status: 400, field: 'note' });
    accepted(await api.giveBack('s1', 'Operación 4455', 'clave-de-la-nota-2'));
    expect(accepted(await api.list('open'))).toEqual([]);
    const givenBack = { by: 'Teresa Aguirre', note: 'Operación 4455' };
    expect(accepted(await api.list('given-back'))).toMatchObject([{ id: 's1', givenBack }]);
  });

  test('knows no payment that is not there', async () => {
    const api = await make();
    expect(refused(await api.giveBack('nada', 'Operación 4455', 'clave-de-la-nota-3')).status).toBe(404);
  });
}
