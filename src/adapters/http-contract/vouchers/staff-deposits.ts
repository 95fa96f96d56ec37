import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal } from '#adapters/http-contract/shared/wire-values.ts';
import { rowsFileFields, rowsFileOf } from './file-of-rows.ts';
import { approvalFields } from './vouchers.ts';
import type { StaffDeposits, StatementArrival } from '#application/read-models/vouchers/staff-deposits.ts';
import { DATUM_TOO_LONG } from '#domain/shared/typed-text.ts';
import { matchReasons } from '#domain/vouchers/statements/match-movements.ts';
import { missingVoucherTexts } from '#domain/vouchers/voucher-texts.ts';
import { statementLimits } from '#domain/vouchers/statements/statement-fault.ts';
import { statementFields } from '#domain/vouchers/statements/statement-layout.ts';

const area = 'Colaboradores';
const day = v.pipe(v.string(), v.isoDate());
const text = (message: string) => v.pipe(v.string(message), v.maxLength(500, DATUM_TOO_LONG));
const params = v.object({ id: v.pipe(v.string(), v.maxLength(60)) });

const told = { day, operation: v.string(), amount: decimal, description: v.string(), payer: v.string() };

export const listStaffDeposits = endpoint({
  method: 'GET',
  path: '/api/v1/staff/deposits',
  summary: 'Los movimientos de los bancos por decidir, cada uno con los pedidos que puede pagar, para colaboradores',
  area,
  signIn: 'required',
  permission: 'see-vouchers',
  answer: wireOf<StaffDeposits>()(
    v.object({
      movements: v.array(
        v.object({
          id: v.string(),
          bank: v.string(),
          ...told,
          /** By the code of one unpaid order and its exact amount. */
          verdict: v.picklist(['sure', 'doubtful', 'unmatched']),
          candidates: v.array(
            v.object({
              orderNumber: v.number(),
              total: decimal,
              /** Of its total, without what is held of it already. */
              missing: decimal,
              buyerName: v.string(),
              isPaid: v.boolean(),
              /** The weightiest first. */
              reasons: v.array(v.picklist(matchReasons)),
            }),
          ),
        }),
      ),
      /** Of which less arrived than they cost. */
      held: v.array(
        v.object({
          movementId: v.string(),
          orderNumber: v.number(),
          buyerName: v.string(),
          isPaid: v.boolean(),
          total: decimal,
          received: decimal,
          missing: decimal,
          day,
        }),
      ),
      /** Which are no sale. */
      ignored: v.array(v.object({ id: v.string(), bank: v.string(), ...told, by: v.string(), reason: v.string() })),
      accounts: v.array(v.object({ id: v.string(), bank: v.string(), number: v.string(), isWallet: v.boolean() })),
    }),
  ),
});

export const statementFile = rowsFileOf(statementFields);

const file = {
  method: 'POST',
  area,
  signIn: 'required',
  permission: 'decide-vouchers',
  bodyFormat: 'form',
  largestFile: statementLimits.largestFile,
  body: v.object({
    accountId: text('Elige la cuenta.'),
    ...rowsFileFields,
  }),
  answer: wireOf<StatementArrival>()(
    v.object({
      format: v.picklist(['csv', 'camt.053']),
      layout: v.nullable(statementFile.layout),
      preview: v.nullable(statementFile.preview),
      credits: v.number(),
      debits: v.number(),
      added: v.number(),
      first: v.array(v.object(told)),
    }),
  ),
  status: 200,
} as const;

export const rehearseStatement = endpoint({
  ...file,
  path: '/api/v1/staff/deposits/statement-rehearsals',
  summary: 'Dice qué traería un archivo de movimientos de un banco, CSV o camt.053, sin guardar nada',
});

export const bringStatement = endpoint({
  ...file,
  path: '/api/v1/staff/deposits/statements',
  summary: 'Trae los movimientos de un archivo de un banco, todos o ninguno; repetirlo no agrega nada',
});

export const addWalletPayment = endpoint({
  method: 'POST',
  path: '/api/v1/staff/deposits/wallet-payments',
  summary: 'Anota un pago que llegó a una billetera, como la dice el celular; repetirlo no agrega nada',
  area,
  signIn: 'required',
  permission: 'decide-vouchers',
  body: v.object({
    accountId: text('Elige la billetera.'),
    paidOn: text(missingVoucherTexts.paidOn),
    amount: text(missingVoucherTexts.amount),
    payerName: text(missingVoucherTexts.payerName),
    operationNumber: text(missingVoucherTexts.operationNumber),
    note: v.optional(text('El mensaje es un texto.'), ''),
  }),
  answer: v.object({ added: v.boolean() }),
});

export const confirmStaffDeposit = endpoint({
  method: 'POST',
  path: '/api/v1/staff/deposits/:id/confirmations',
  summary: 'Dice que un movimiento paga un pedido, nombrado por su número o su código: queda confirmado, una sola vez',
  area,
  signIn: 'required',
  permission: 'decide-vouchers',
  idempotent: true,
  params,
  body: v.object({
    order: text('Escribe el pedido.'),
    ...approvalFields,
  }),
  answer: v.object({ voucherId: v.string() }),
});

export const askForRest = endpoint({
  method: 'POST',
  path: '/api/v1/staff/deposits/:id/rest-requests',
  summary: 'Guarda un pago que es menos que su pedido y pide al comprador por carta exactamente lo que falta',
  area,
  signIn: 'required',
  permission: 'decide-vouchers',
  idempotent: true,
  params,
  body: v.object({ order: text('Escribe el pedido.') }),
  answer: v.object({ missing: decimal }),
});

export const returnStaffDeposit = endpoint({
  method: 'POST',
  path: '/api/v1/staff/deposits/:id/returns',
  summary: 'Anota que un pago que es menos que su pedido se devolvió por transferencia; el pedido queda como estaba',
  area,
  signIn: 'required',
  permission: 'decide-vouchers',
  idempotent: true,
  params,
  body: v.object({
    order: text('Escribe el pedido.'),
    operation: text('Escribe la operación.'),
    /** How much whoever transferred it was told to; left out: they were told nothing. */
    amount: v.optional(decimal),
  }),
  answer: v.object({ amount: decimal }),
});

export const reopenStaffDeposit = endpoint({
  method: 'POST',
  path: '/api/v1/staff/deposits/:id/reopenings',
  summary: 'Vuelve a poner por decidir un movimiento que se había anotado como que no es una venta',
  area,
  signIn: 'required',
  permission: 'decide-vouchers',
  idempotent: true,
  params,
  body: v.object({}),
  answer: v.object({ state: v.literal('open') }),
});

export const ignoreStaffDeposit = endpoint({
  method: 'POST',
  path: '/api/v1/staff/deposits/:id/dismissals',
  summary: 'Anota que un movimiento no es una venta, y por qué',
  area,
  signIn: 'required',
  permission: 'decide-vouchers',
  idempotent: true,
  params,
  body: v.object({ reason: text('Falta el motivo.') }),
  answer: v.object({ state: v.literal('ignored') }),
});

export const staffDepositEndpoints = [
  listStaffDeposits,
  rehearseStatement,
  bringStatement,
  addWalletPayment,
  confirmStaffDeposit,
  askForRest,
  returnStaffDeposit,
  reopenStaffDeposit,
  ignoreStaffDeposit,
] as const;
