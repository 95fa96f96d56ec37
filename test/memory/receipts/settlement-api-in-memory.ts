import { SettlementApi } from '#application/browser/receipts/ports/settlement-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { SettlementArrival, ToldSettlements } from '#application/read-models/receipts/settlements.ts';
import { settlementFields } from '#domain/receipts/settlements/settlement-fields.ts';
import type { SettlementColumns } from '#domain/receipts/settlements/settlement-layout.ts';
import { recordOf } from '#domain/shared/record.ts';
import { accept, refuse } from '#domain/shared/result.ts';

const columns: SettlementColumns = {
  ...recordOf(settlementFields, () => ''),
  day: 'Abono',
  reference: 'Compra',
  gross: 'Importe',
};
const rows = [
  { line: 1, cells: ['Abono', 'Compra', 'Importe', 'Neto'] },
  { line: 2, cells: ['12/03/2026', '1201', '118.00', '113.28'] },
];
const first = {
  day: '2026-03-12',
  kind: 'charge',
  reference: '1201',
  amount: '118.00',
  commission: '4.00',
  commissionTax: '0.72',
  net: '113.28',
} as const;

/** The settlements of one gateway, in this process's memory: each file brings one line, once; '.xlsx' is no CSV. */
export class SettlementApiInMemory extends SettlementApi {
  /** The columns that were chosen with each call; null: none. */
  readonly chosen: (SettlementColumns | null)[] = [];
  /** Whether the columns of files have to be chosen. */
  isStrange = false;
  /** Whether the month of its lines is closed. */
  isClosed = false;
  /** What taking a file away is refused with; '': it is not. */
  obstacle = '';
  #lines = 0;

  told(): Answer<ToldSettlements> {
    const days = { first: first.day, last: first.day };
    const isThere = this.#lines > 0;
    const file = { id: 'f1', gateway: 'niubiz', broughtAt: '2026-03-13T15:00:00.000Z', lines: 1, days };
    return Promise.resolve(
      accept({
        gateways: [{ name: 'niubiz', lines: this.#lines, days: isThere ? days : null }],
        files: isThere ? [{ ...file, isClosed: this.isClosed }] : [],
      }),
    );
  }

  takeAway(): Answer<unknown> {
    if (this.obstacle !== '') return this.#refused(this.obstacle, {});
    this.#lines = 0;
    return Promise.resolve(accept({ taken: 1 }));
  }

  rehearse(
    _gateway: string,
    { name }: { readonly name: string },
    chosen: SettlementColumns | null,
  ): Answer<SettlementArrival> {
    this.chosen.push(chosen);
    if (name.endsWith('.xlsx')) return this.#refused('El archivo es un libro de Excel.', {});
    if (this.isStrange && chosen?.net !== 'Neto') {
      const preview = { rows, columns: recordOf(settlementFields, () => '') };
      return this.#refused('Ninguna columna dice la fecha: elige cuál es.', { preview });
    }
    return Promise.resolve(accept(this.#arrival()));
  }

  bring(_gateway: string, _file: unknown, chosen: SettlementColumns | null): Answer<SettlementArrival> {
    this.chosen.push(chosen);
    const arrival = this.#arrival();
    this.#lines = 1;
    return Promise.resolve(accept(arrival));
  }

  #arrival(): SettlementArrival {
    const layout = { separator: ',', encoding: 'utf-8', decimals: '.', dates: 'day-first', columns } as const;
    return { layout, preview: { rows, columns }, lines: 1, added: 1 - this.#lines, first: [first] };
  }

  #refused(detail: string, data: Readonly<Record<string, unknown>>): Answer<never> {
    return Promise.resolve(refuse({ kind: 'statement-unreadable', status: 422, detail, field: 'archivo', data }));
  }
}
