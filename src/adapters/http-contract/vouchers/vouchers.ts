import * as v from 'valibot';
import type { SentVoucher, StaffVoucher } from '#application/read-models/vouchers/voucher.ts';
import { DATUM_TOO_LONG } from '#domain/shared/typed-text.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
import { uploadRules } from '#domain/shared/upload-rule.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { formFile } from '#adapters/http-contract/shared/form-file.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, instant } from '#adapters/http-contract/shared/wire-values.ts';
import { missingVoucherTexts } from '#domain/vouchers/voucher-texts.ts';

const area = 'Depósitos y transferencias';
const staffArea = 'Colaboradores';
const state = v.picklist(['sent', 'review', 'approved', 'rejected']);
const text = (message: string) => v.pipe(v.string(message), v.maxLength(500, DATUM_TOO_LONG));
const given = (message: string) => v.pipe(text(message), v.minLength(1, message));
const params = v.object({ id: v.pipe(v.string(), v.maxLength(60)) });

const bankAccountWire = wireOf<BankAccount>()(
  v.object({
    id: v.string(),
    bank: v.string(),
    number: v.string(),
    cci: v.string(),
    holder: v.string(),
    ruc: v.string(),
    /** Of a wallet alone, which has no CCI and no RUC: the file of its QR code, '' where it has none. */
    qr: v.optional(v.string()),
  }),
);

export const listBankAccounts = endpoint({
  method: 'GET',
  path: '/api/v1/bank-accounts',
  summary: 'Las cuentas y billeteras de la escuela en las que se puede pagar por depósito',
  area,
  signIn: 'required',
  answer: v.object({ accounts: v.array(bankAccountWire) }),
});

const entries = {
  id: v.string(),
  orderId: v.string(),
  bank: v.string(),
  operationNumber: v.string(),
  /** A day in Lima. */
  paidOn: v.pipe(v.string(), v.isoDate()),
  amount: decimal,
  payerName: v.string(),
  state,
  sentAt: instant,
  /** When the school answers at the latest. */
  answerDueBy: instant,
  /** Why it was rejected; null unless it was. */
  rejection: v.nullable(v.string()),
  /** Its amount is what arrived of the order, whose rest is waited for. */
  awaitsRest: v.optional(v.boolean()),
};
const voucherWire = wireOf<SentVoucher>()(v.object(entries));

export const listVouchers = endpoint({
  method: 'GET',
  path: '/api/v1/vouchers',
  summary: 'Las constancias de depósito de la cuenta, de la última a la primera',
  area,
  signIn: 'required',
  answer: v.object({ vouchers: v.array(voucherWire) }),
});

export const sendVoucher = endpoint({
  method: 'POST',
  path: '/api/v1/vouchers',
  summary: 'Envía la constancia del depósito de un pedido: imagen o PDF',
  area,
  signIn: 'required',
  idempotent: true,
  bodyFormat: 'form',
  largestFile: uploadRules.paymentVoucher.largestBytes,
  body: v.object({
    orderId: given(missingVoucherTexts.orderId),
    bankAccountId: given(missingVoucherTexts.bankAccountId),
    operationNumber: given(missingVoucherTexts.operationNumber),
    paidOn: given(missingVoucherTexts.paidOn),
    amount: given(missingVoucherTexts.amount),
    payerName: given(missingVoucherTexts.payerName),
    file: formFile(missingVoucherTexts.file),
  }),
  answer: voucherWire,
  status: 201,
});

const staffVoucherWire = wireOf<StaffVoucher>()(
  v.object({
    ...entries,
    order: v.object({
      number: v.number(),
      /** What was bought. */
      titles: v.array(v.string()),
      total: decimal,
      state: v.picklist(['continue', 'pending', 'confirmed', 'expired', 'finished']),
      /** The code its price comes from. */
      codeWord: v.nullable(v.string()),
    }),
    buyer: v.object({ name: v.string(), email: v.string() }),
    /** Signed address of the file. */
    file: v.nullable(v.object({ address: v.string(), mediaType: v.string() })),
    decision: v.nullable(v.object({ by: v.string(), at: instant, reason: v.string() })),
  }),
);

export const listStaffVouchers = endpoint({
  method: 'GET',
  path: '/api/v1/staff/vouchers',
  summary: 'Las constancias por revisar o las revisadas, para colaboradores',
  area: staffArea,
  signIn: 'required',
  permission: 'see-vouchers',
  query: v.object({ which: v.optional(v.picklist(['open', 'decided'], 'Elige open o decided.'), 'open') }),
  answer: v.object({ vouchers: v.array(staffVoucherWire) }),
});

/** What is said with the word that money arrived. */
export const approvalFields = {
  note: v.optional(text('La nota es un texto.'), ''),
  /** The answer 409 said that the money is not due, or that another payment may come, and it is approved all the same. */
  knowing: v.optional(v.boolean('Indica sí o no.'), false),
};

export const approveVoucher = endpoint({
  method: 'POST',
  path: '/api/v1/staff/vouchers/:id/approvals',
  summary: 'Aprueba una constancia: el pedido queda confirmado, una sola vez',
  area: staffArea,
  signIn: 'required',
  permission: 'decide-vouchers',
  idempotent: true,
  params,
  body: v.object(approvalFields),
  answer: v.object({ state }),
});

export const rejectVoucher = endpoint({
  method: 'POST',
  path: '/api/v1/staff/vouchers/:id/rejections',
  summary: 'Rechaza una constancia con un motivo, que el comprador lee',
  area: staffArea,
  signIn: 'required',
  permission: 'decide-vouchers',
  idempotent: true,
  params,
  body: v.object({ reason: text('Falta el motivo.') }),
  answer: v.object({ state }),
});

export const voucherEndpoints = [
  listBankAccounts,
  listVouchers,
  sendVoucher,
  listStaffVouchers,
  approveVoucher,
  rejectVoucher,
] as const;
