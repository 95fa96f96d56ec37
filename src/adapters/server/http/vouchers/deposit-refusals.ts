import { paymentRefusals } from '#adapters/server/http/orders/order-refusals.ts';
import { permissionRefusals } from '#adapters/server/http/shared/permitted.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import type { AddMovementRefusal } from '#application/server/vouchers/statements/add-movement.ts';
import type { ConfirmDepositRefusal } from '#application/server/vouchers/statements/confirm-deposit.ts';
import type { IgnoreMovementRefusal } from '#application/server/vouchers/statements/ignore-movement.ts';
import type { ImportStatementRefusal } from '#application/server/vouchers/statements/import-statement.ts';
import { statementFaultText } from '#domain/vouchers/statements/statement-fault.ts';
import { sendVoucherRefusals, voucherDecisionRefusals } from './voucher-refusals.ts';

/** How each refusal of taking in a bank's file, and of deciding about a movement of it, is answered. */
export const depositRefusals: RefusalTable<
  ImportStatementRefusal | AddMovementRefusal | ConfirmDepositRefusal | IgnoreMovementRefusal
> = {
  ...permissionRefusals,
  ...voucherDecisionRefusals,
  'statement-unreadable': { status: 422, field: 'archivo', detail: ({ fault }) => statementFaultText(fault) },
  'bank-account-unknown': { status: 404, detail: 'La escuela no tiene esta cuenta, o ya no recibe depósitos en ella.' },
  'voucher-invalid': sendVoucherRefusals['voucher-invalid'],
  'wallet-unknown': { status: 400, field: 'accountId', detail: 'Elige una billetera por la que la escuela cobra.' },
  'movement-not-found': { status: 404, detail: 'No encontramos este movimiento.' },
  'order-not-found': paymentRefusals['order-not-found'],
  'movement-decided': { status: 409, detail: 'Ya se decidió sobre este movimiento.' },
  'operation-of-other-order': {
    status: 409,
    detail: ({ orderNumber }) => `Una constancia del pedido N.º ${orderNumber} es de esta misma operación.`,
  },
  'voucher-waits': {
    status: 409,
    detail: 'Este pedido tiene una constancia por revisar de otro importe: decide primero sobre ella.',
  },
  'reason-missing': { status: 400, field: 'reason', detail: 'Escribe por qué no es una venta.' },
};
