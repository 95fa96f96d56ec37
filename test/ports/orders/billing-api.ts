import { expect, test } from 'vitest';
import type { BillingApi } from '#application/browser/orders/ports/billing-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { boletaOfAna, facturaOfStudio } from '#test/support/cart/shop.ts';

/** What every `BillingApi` does. The factory gives that of an account that keeps nothing yet. */
export function billingApiContract(make: () => Promise<BillingApi>): void {
  test('USER-4: keeps billing data, the last used first', async () => {
    const api = await make();
    expect(accepted(await api.list())).toEqual([]);
    const boleta = accepted(await api.add(boletaOfAna));
    expect(boleta).toEqual({ ...boletaOfAna, id: boleta.id });
    expect(accepted(await api.list())).toEqual([boleta]);
    const factura = accepted(await api.add(facturaOfStudio));
    expect(accepted(await api.list())).toHaveLength(2);
    expect(accepted(await api.list())).toContainEqual(factura);
  });

  test('replaces what was given for the same receipt and document', async () => {
    const api = await make();
    const { id } = accepted(await api.add(facturaOfStudio));
    expect(accepted(await api.add({ ...facturaOfStudio, address: 'Jr. Puno 200' })).id).toBe(id);
    expect(accepted(await api.list())).toEqual([{ ...facturaOfStudio, id, address: 'Jr. Puno 200' }]);
  });

  test('changes a record, but not into another one of the same document', async () => {
    const api = await make();
    const { id } = accepted(await api.add(facturaOfStudio));
    accepted(await api.add(boletaOfAna));
    const changed = { ...facturaOfStudio, name: 'Estudio Quispe y Asociados S.A.C.' };
    expect(accepted(await api.change(id, changed))).toEqual({ ...changed, id });
    expect(refused(await api.change(id, boletaOfAna))).toMatchObject({ status: 409, field: 'documentNumber' });
    expect(refused(await api.change('otro', { ...boletaOfAna, documentNumber: '12345678' }))).toMatchObject({
      kind: 'billing-record-not-found',
      status: 404,
    });
  });

  test('names the field whose RUC does not check', async () => {
    const api = await make();
    const wrong = { ...facturaOfStudio, documentNumber: '20100047219' };
    const atFault = { kind: 'billing-invalid', status: 400, field: 'documentNumber' };
    expect(refused(await api.add(wrong))).toMatchObject(atFault);
    const { id } = accepted(await api.add(facturaOfStudio));
    expect(refused(await api.change(id, wrong))).toMatchObject(atFault);
  });

  test('removes a record, however often it is asked', async () => {
    const api = await make();
    const { id } = accepted(await api.add(boletaOfAna));
    accepted(await api.remove(id));
    accepted(await api.remove(id));
    expect(accepted(await api.list())).toEqual([]);
  });
}
