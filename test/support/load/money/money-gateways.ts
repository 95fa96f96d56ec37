import type { MoneyScene } from './money-scene.ts';

/** Something that a gateway took, or gave back of it, by its own books. */
export interface GatewayMove {
  readonly gateway: 'simulada' | 'culqi';
  readonly purchaseNumber: string;
  /** Céntimos, of a refund as well. */
  readonly amount: number;
  readonly at: Date;
}

export interface GatewayBooks {
  /** `isCode`: in cash, by a code. */
  readonly charges: readonly (GatewayMove & { readonly isCode: boolean })[];
  /** `number`: of the refund; '': a bank took it. */
  readonly refunds: readonly (GatewayMove & { readonly number: string })[];
}

/** How a gateway names what it gave back, or what a bank took, where it settles it. */
export const backReference = ({ purchaseNumber, number }: GatewayBooks['refunds'][number]): string =>
  number === '' ? purchaseNumber : `${purchaseNumber}${number.padStart(8, '0')}`;

/** What both gateways say of themselves: nothing of it is read in the school's own tables. */
export async function gatewayBooks({ world: { db }, culqi, taken }: MoneyScene): Promise<GatewayBooks> {
  const simulated = await db
    .selectFrom('simulated_payments')
    .select(['purchase_number', 'amount', 'authorized_at'])
    .where('authorized_at', 'is not', null)
    .where('outcome', 'in', ['approved', 'silent-approved'])
    .execute();
  const back = await db.selectFrom('simulated_refunds').selectAll().execute();
  const numberOf = (metadata: unknown, name: string): string =>
    String((metadata as Readonly<Record<string, unknown>>)[name]);
  const charged = culqi.charges.filter(({ capture }) => capture === true);
  return {
    charges: [
      ...simulated.map((row) => ({
        gateway: 'simulada' as const,
        purchaseNumber: row.purchase_number,
        amount: row.amount,
        at: new Date(row.authorized_at ?? ''),
        isCode: false,
      })),
      ...charged.map(({ metadata, amount, creation_date: at }) => ({
        gateway: 'culqi' as const,
        purchaseNumber: numberOf(metadata, 'purchase_number'),
        amount,
        at: new Date(at),
        isCode: false,
      })),
      ...culqi.orders
        .filter(({ state }) => state === 'paid')
        .map(({ order_number: purchaseNumber, amount, paid_at: at }) => ({
          gateway: 'culqi' as const,
          purchaseNumber,
          amount,
          at: new Date(Number(at)),
          isCode: true,
        })),
    ],
    refunds: [
      ...taken.map((move) => ({ ...move, number: '' })),
      ...back.map((row) => ({
        gateway: 'simulada' as const,
        purchaseNumber: row.purchase_number,
        amount: row.amount,
        at: new Date(row.asked_at),
        number: row.refund_number,
      })),
      ...culqi.refunds.map(({ charge_id: id, amount, creation_date: at, metadata }) => ({
        gateway: 'culqi' as const,
        purchaseNumber: numberOf(culqi.charges.find((charge) => charge.id === id)?.metadata ?? {}, 'purchase_number'),
        amount,
        at: new Date(at),
        number: numberOf(metadata, 'refund_number'),
      })),
    ],
  };
}
