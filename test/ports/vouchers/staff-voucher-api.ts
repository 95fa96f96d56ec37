import { expect, test } from 'vitest';
import type { StaffVoucherApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

/**
 * What every `StaffVoucherApi` does. The factory gives Teresa Aguirre's, a collaborator's, before one open voucher of Ana's order
 * N.º 1 of 199.90; its amount is that of the order, or another where so asked.
 */
export function staffVoucherApiContract(make: (amount: string) => Promise<StaffVoucherApi>): void {
  const plainly = { note: '', knowing: false };
  let keys = 0;
  const key = () => `clave-de-la-decision-${(keys += 1)}`;
  const only = async (api: StaffVoucherApi) => {
    const [voucher] = accepted(await api.list('open'));
    if (voucher === undefined) throw new Error('No voucher waits');
    return voucher;
  };

  test('shows what waits: the proof, the order and the buyer', async () => {
    const api = await make('199.90');
    const voucher = await only(api);
    expect(voucher).toMatchObject({
      state: 'sent',
      amount: 19_990,
      order: { number: 1, total: 19_990, state: 'pending' },
      buyer: { email: 'ana@correo.pe' },
      file: { mediaType: 'image/webp' },
      decision: null,
    });
    expect(voucher.file?.address).toMatch(/^\/api\/v1\/files\//);
    expect(accepted(await api.list('decided'))).toEqual([]);
  });

  test('an approved one is among the decided, with who did it', async () => {
    const api = await make('199.90');
    const { id } = await only(api);
    accepted(await api.approve(id, plainly, key()));
    expect(accepted(await api.list('open'))).toEqual([]);
    expect(accepted(await api.list('decided'))).toMatchObject([
      { id, state: 'approved', decision: { by: 'Teresa Aguirre', reason: '' } },
    ]);
  });

  test('a decision is not taken back by the other one', async () => {
    const api = await make('199.90');
    const { id } = await only(api);
    accepted(await api.approve(id, plainly, key()));
    const back = refused(await api.reject(id, 'Me equivoqué', key()));
    expect(back).toMatchObject({ kind: 'voucher-approved-already', status: 409 });
  });

  test('a rejection asks for its reason, and tells it', async () => {
    const api = await make('199.90');
    const { id } = await only(api);
    expect(refused(await api.reject(id, '', key()))).toMatchObject({ status: 400, field: 'reason' });
    accepted(await api.reject(id, 'No figura', key()));
    expect(accepted(await api.list('decided'))).toMatchObject([
      { id, state: 'rejected', rejection: 'No figura', decision: { reason: 'No figura' } },
    ]);
    expect(refused(await api.approve(id, plainly, key())).kind).toBe('voucher-rejected-already');
  });

  test('another amount than the order’s is approved only with a note', async () => {
    const api = await make('199.00');
    const { id, state } = await only(api);
    expect(state).toBe('review');
    expect(refused(await api.approve(id, plainly, key()))).toMatchObject({ status: 400, field: 'note' });
    accepted(await api.approve(id, { ...plainly, note: 'Faltaban 0.90, aceptado' }, key()));
    expect(accepted(await api.list('decided'))).toMatchObject([{ decision: { reason: 'Faltaban 0.90, aceptado' } }]);
  });

  test('knows no voucher that is not there', async () => {
    const api = await make('199.90');
    expect(refused(await api.approve('nada', plainly, key())).status).toBe(404);
    expect(refused(await api.reject('nada', 'No figura', key())).status).toBe(404);
  });
}
