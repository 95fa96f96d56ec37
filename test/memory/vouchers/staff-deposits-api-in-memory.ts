import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import {
  type DepositConfirmation,
  StaffDepositsApi,
  type TransferBack,
} from '#application/browser/vouchers/ports/staff-deposits-api.ts';
import type {
  StaffDeposits,
  StaffMovement,
  StatementArrival,
} from '#application/read-models/vouchers/staff-deposits.ts';
import type { StatementColumns, StatementPreview } from '#domain/vouchers/statements/statement-layout.ts';
import { money, type Money } from '#domain/shared/money.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import type { WalletPayment } from '#domain/vouchers/voucher.ts';

const arrival: StatementArrival = {
  format: 'camt.053',
  layout: null,
  preview: null,
  credits: 1,
  debits: 2,
  added: 1,
  first: [],
};

/** Movements before a collaborator, in this process's memory; order 9 is paid already. */
export class StaffDepositsApiInMemory extends StaffDepositsApi {
  readonly confirmed: (readonly [id: string, DepositConfirmation])[] = [];
  readonly returned: (readonly [id: string, order: string, TransferBack])[] = [];
  readonly typed: WalletPayment[] = [];
  /** How each file was to be read. */
  readonly chosen: (StatementColumns | null)[] = [];
  /** The first lines of files whose date stands under «Cuándo», which nobody guesses. */
  strange: StatementPreview | null = null;
  /** What the file that is brought next adds. */
  coming: readonly StaffMovement[] = [];

  constructor(private deposits: StaffDeposits) {
    super();
  }

  read(): Answer<StaffDeposits> {
    return Promise.resolve(accept(this.deposits));
  }

  rehearse(
    _accountId: string,
    { name }: { readonly name: string },
    columns: StatementColumns | null,
  ): Answer<StatementArrival> {
    this.chosen.push(columns);
    if (this.strange !== null && columns?.date !== 'Cuándo') {
      const detail = 'Ninguna columna dice la fecha: elige cuál es.';
      const data = { preview: this.strange };
      return Promise.resolve(refuse({ kind: 'statement-unreadable', status: 422, detail, field: 'archivo', data }));
    }
    const detail = 'El archivo es un libro de Excel.';
    const refusal = { kind: 'statement-unreadable', status: 422, detail, field: 'archivo', data: {} };
    return Promise.resolve(name.endsWith('.xlsx') ? refuse(refusal) : accept(arrival));
  }

  bring(_accountId: string, _file: unknown, columns: StatementColumns | null): Answer<StatementArrival> {
    this.chosen.push(columns);
    this.deposits = { ...this.deposits, movements: [...this.deposits.movements, ...this.coming] };
    return Promise.resolve(accept(arrival));
  }

  add(payment: WalletPayment): Answer<{ readonly added: boolean }> {
    const added = !this.typed.some(({ operationNumber }) => operationNumber === payment.operationNumber);
    if (added) {
      this.typed.push(payment);
      this.deposits = { ...this.deposits, movements: [...this.deposits.movements, ...this.coming] };
    }
    return Promise.resolve(accept({ added }));
  }

  confirm(id: string, confirmation: DepositConfirmation): Answer<unknown> {
    if (confirmation.order === '9' && !confirmation.knowing) {
      const detail = 'Otro pago ya confirmó este pedido.';
      return Promise.resolve(refuse({ kind: 'order-already-paid', status: 409, detail, field: null, data: {} }));
    }
    const short = this.deposits.movements.find((each) => each.id === id)?.candidates[0];
    if (short !== undefined && confirmation.order === '7') {
      const detail = 'Con este pago todavía faltan S/. 68.00 del pedido.';
      return Promise.resolve(refuse({ kind: 'amount-short', status: 409, detail, field: null, data: {} }));
    }
    this.confirmed.push([id, confirmation]);
    this.#take(id);
    return Promise.resolve(accept({}));
  }

  askForRest(id: string, order: string): Answer<{ readonly missing: Money }> {
    const movement = this.deposits.movements.find((each) => each.id === id);
    this.#take(id);
    const total = money(11_800);
    const received = movement?.amount ?? total;
    const missing = money(total - received);
    const about = { orderNumber: Number(order), buyerName: 'Ana Quispe', isPaid: false, day: '2026-03-09' };
    const held = [{ movementId: id, ...about, total, received, missing }];
    this.deposits = { ...this.deposits, held };
    return Promise.resolve(accept({ missing }));
  }

  giveBack(id: string, order: string, back: TransferBack): Answer<unknown> {
    const detail = 'Escribe el número de operación de la transferencia.';
    if (back.operation === '') {
      const refusal = { kind: 'return-operation-wrong', status: 400, detail, field: 'operation', data: {} };
      return Promise.resolve(refuse(refusal));
    }
    this.returned.push([id, order, back]);
    this.#take(id);
    this.deposits = { ...this.deposits, held: this.deposits.held.filter(({ movementId }) => movementId !== id) };
    return Promise.resolve(accept({}));
  }

  reopen(id: string): Answer<unknown> {
    const ignored = this.deposits.ignored.filter((each) => each.id !== id);
    this.deposits = { ...this.deposits, ignored, movements: [...this.deposits.movements, ...this.coming] };
    return Promise.resolve(accept({}));
  }

  ignore(id: string, reason: string): Answer<unknown> {
    const detail = 'Escribe por qué no es una venta.';
    if (reason === '') {
      return Promise.resolve(refuse({ kind: 'reason-missing', status: 400, detail, field: 'reason', data: {} }));
    }
    const ignored = this.deposits.movements.filter((each) => each.id === id);
    this.#take(id);
    const told = ignored.map(({ verdict: _, candidates: __, ...each }) => ({ ...each, by: 'Teresa Aguirre', reason }));
    this.deposits = { ...this.deposits, ignored: [...told, ...this.deposits.ignored] };
    return Promise.resolve(accept({}));
  }

  #take(id: string): void {
    this.deposits = { ...this.deposits, movements: this.deposits.movements.filter((each) => each.id !== id) };
  }
}
