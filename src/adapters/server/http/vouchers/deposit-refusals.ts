import { paymentRefusals } from '#adapters/server/http/orders/order-refusals.ts';
import { permissionRefusals } from '#adapters/server/http/shared/permitted.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import type { AddMovementRefusal } from '#application/server/vouchers/statements/add-movement.ts';
import type { ConfirmDepositRefusal } from '#application/server/vouchers/statements/confirm-deposit.ts';
import type { AskForRestRefusal } from '#application/server/vouchers/statements/ask-for-rest.ts';
import type { MovementDecided } from '#application/server/vouchers/statements/movement-decided.ts';
import type { ReopenMovementRefusal } from '#application/server/vouchers/statements/reopen-movement.ts';
import type { ReturnDepositRefusal } from '#application/server/vouchers/statements/return-deposit.ts';
import type { IgnoreMovementRefusal } from '#application/server/vouchers/statements/ignore-movement.ts';
import type { ImportStatementRefusal } from '#application/server/vouchers/statements/import-statement.ts';
import { decimalText, formatMoney, money, NOTHING } from '#domain/shared/money.ts';
import { statementFaultText } from '#domain/vouchers/statements/statement-fault.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { sendVoucherRefusals, toKnowRefusals, voucherDecisionRefusals } from './voucher-refusals.ts';

/** What is said of the columns of a file is not to be understood. */
export interface ColumnsUnreadable {
  readonly kind: 'columns-unreadable';
}

/** What became of a movement about which somebody else decided first. */
const decidedTexts: Readonly<Record<MovementDecided['state'], string>> = {
  confirmed: 'Este movimiento ya confirmó un pedido.',
  held: 'Este movimiento ya está en «A medias»: se espera lo que falta de su pedido.',
  returned: 'Ya se anotó que este movimiento se devolvió.',
  ignored: 'Ya se anotó que este movimiento no es una venta: está en «No eran ventas».',
};

const returnedByText = (operation: string): string =>
  `Ya se anotó que este movimiento se devolvió, con la operación ${operation}. Si hiciste otra transferencia, el dinero salió dos veces.`;

const ignoredForText = (reason: string): string =>
  `Ya se anotó que este movimiento no es una venta, por otro motivo: «${reason}».`;

/** How each refusal of taking in a bank's file, and of deciding about a movement of it, is answered. */
export const depositRefusals: RefusalTable<
  | ImportStatementRefusal
  | AddMovementRefusal
  | ConfirmDepositRefusal
  | AskForRestRefusal
  | ReturnDepositRefusal
  | ReopenMovementRefusal
  | ColumnsUnreadable
  | IgnoreMovementRefusal
> = {
  ...permissionRefusals,
  ...voucherDecisionRefusals,
  ...toKnowRefusals({
    otherPayment: 'Otro pago ya confirmó este pedido: mira si este es el mismo dinero.',
    ifDone: 'Si lo confirmas',
  }),
  'note-missing': {
    status: 400,
    field: 'note',
    detail: 'El importe no es el del pedido, o su código ya había llegado a su límite. Escribe por qué lo confirmas.',
  },
  'statement-unreadable': {
    status: 422,
    field: 'archivo',
    detail: ({ fault }) => statementFaultText(fault),
    data: ({ preview }) => (preview === undefined ? {} : { preview }),
  },
  'columns-unreadable': { status: 400, field: 'columnas', detail: 'No se entiende qué columnas elegiste.' },
  'bank-account-unknown': { status: 404, detail: 'La escuela no tiene esta cuenta, o ya no recibe depósitos en ella.' },
  'voucher-invalid': sendVoucherRefusals['voucher-invalid'],
  'wallet-unknown': { status: 400, field: 'accountId', detail: 'Elige una billetera por la que la escuela cobra.' },
  'movement-not-found': { status: 404, detail: 'No encontramos este movimiento.' },
  'order-not-found': paymentRefusals['order-not-found'],
  'movement-decided': {
    status: 409,
    detail: ({ state, operation, reason }) => {
      if (reason !== undefined) return ignoredForText(reason);
      return operation === undefined ? decidedTexts[state] : returnedByText(operation);
    },
  },
  'operation-of-other-order': {
    status: 409,
    detail: ({ orderNumber }) => `Una constancia del pedido ${numbered(orderNumber)} es de esta misma operación.`,
  },
  'bank-tells-less': {
    status: 409,
    detail: ({ told, amount }) =>
      `Su constancia se aprobó por ${formatMoney(told)}, y el banco dice que llegaron ${formatMoney(amount)}: faltan ${formatMoney(money(told - amount))} en la cuenta. Mira por qué; si lo confirmas sabiéndolo, queda en el registro.`,
    data: ({ told, amount }) => ({ told: decimalText(told), amount: decimalText(amount) }),
  },
  'operation-approved': {
    status: 409,
    detail: ({ told, over }) =>
      `La constancia de esta operación se aprobó por ${formatMoney(told)}, que no pagaron este pedido y se devuelven en «Por devolver». ${over === NOTHING ? 'Confirma este movimiento con su pedido.' : `Llegaron ${formatMoney(over)} más: devuélvelos con una transferencia y anota que este movimiento no es una venta, con su operación como motivo.`}`,
    data: ({ told, over }) => ({ told: decimalText(told), over: decimalText(over) }),
  },
  'amount-short': {
    status: 409,
    detail: ({ missing }) =>
      `Con este pago todavía faltan ${formatMoney(missing)} del pedido: pídelos al comprador, o devuelve lo que llegó.`,
    data: ({ missing }) => ({ missing: decimalText(missing) }),
  },
  'nothing-missing': {
    status: 409,
    detail: 'A este pedido no le falta nada: confirma el pago; lo que sobre queda para devolver.',
  },
  'rest-not-due': {
    status: 409,
    detail:
      'El comprador ya tiene algo de este pedido, lo está pagando por otro lado o eliminó su cuenta: devuelve lo que llegó.',
  },
  'return-differs': {
    status: 409,
    detail: ({ amount }) =>
      `De lo que llegó de este pedido hay que devolver ${formatMoney(amount)}, y no lo que mostraba la página: completa la transferencia antes de anotarla.`,
    data: ({ amount }) => ({ amount: decimalText(amount) }),
  },
  'return-operation-wrong': {
    status: 400,
    field: 'operation',
    detail:
      'Escribe el número de operación de la transferencia con la que lo devolviste, de hasta 30 letras o números.',
  },
  'voucher-waits': {
    status: 409,
    detail: 'Este pedido tiene una constancia por revisar de otro importe: decide primero sobre ella.',
  },
  'reason-missing': { status: 400, field: 'reason', detail: 'Escribe por qué no es una venta.' },
};
