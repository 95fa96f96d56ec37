import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { anAccountAtBbva, aBankAccount } from '#test/support/receipts/receipt-builders.ts';
import { boletaOfAna, onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import type { TestSchool } from '#test/support/school/test-school.ts';

/** A photograph of a voucher. */
export const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: '#fdfaf3' } })
    .png()
    .toBuffer();

/** A shop that takes deposits, with ana who ordered a course of 199.90 and means to deposit. */
export async function shopWithDeposits(world: TestSchool) {
  await stockShop(world.db);
  const accounts = world.school.get(BankAccounts);
  await accounts.offer([aBankAccount('bcp'), anAccountAtBbva()]);
  const ana = await new Shopper(world).signIn(await world.addUser({ id: 'ana', email: 'ana@correo.pe' }));
  const staff = await new Shopper(world).signIn(
    await world.addUser({
      id: 'teresa',
      email: 'teresa@escuela.pe',
      given_names: 'Teresa',
      paternal_surname: 'Aguirre',
      is_collaborator: 1,
    }),
  );
  return { ana, staff, order: await orderByDeposit(ana) };
}

/** An order of the course of 199.90 to be paid by deposit; gives its id. */
export async function orderByDeposit(buyer: Shopper): Promise<string> {
  await buyer.add(onSale.course.slug);
  const placed = await buyer.order('199.90', { paymentMethod: 'deposit', billing: boletaOfAna });
  if (placed.statusCode !== 201) throw new Error(placed.body);
  return placed.json<{ id: string }>().id;
}

let keys = 0;

/** Sends a voucher as a browser's form does. */
export async function sendVoucher(
  world: TestSchool,
  buyer: { readonly userId: string | null },
  fields: Record<string, string>,
  { file, key }: { file?: Buffer | null; key?: string } = {},
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  const given = {
    bankAccountId: 'bcp',
    operationNumber: '00123456',
    paidOn: '2026-03-09',
    amount: '199.90',
    payerName: 'Ana Quispe',
    ...fields,
  };
  for (const [name, value] of Object.entries(given)) form.append(name, value);
  if (file !== null) form.append('file', new Blob([new Uint8Array(file ?? (await photo()))]), 'constancia.png');
  const encoded = new Response(form);
  keys += 1;
  return world.app.inject({
    method: 'POST',
    url: '/api/v1/vouchers',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'idempotency-key': key ?? `clave-de-la-constancia-${keys}`,
      ...(buyer.userId === null ? {} : await world.signIn(buyer.userId)),
    },
  });
}

/** Sends a bank's file, of the account at BCP unless said otherwise, as teresa's browser does. @param how 'statements' or 'statement-rehearsals'. */
export async function sendStatement(
  world: TestSchool,
  how: string,
  text: string,
  accountId = 'bcp',
  columns = '',
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  form.append('accountId', accountId);
  if (columns !== '') form.append('columnas', columns);
  form.append('archivo', new Blob([text]), 'marzo.csv');
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '', ...(await world.signIn('teresa')) };
  const payload = Buffer.from(await encoded.arrayBuffer());
  return world.app.inject({ method: 'POST', url: `/api/v1/staff/deposits/${how}`, payload, headers });
}
