import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { Letter, Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { firstName, fullName, type User } from '#domain/accounts/user.ts';
import { titlesInOneLine } from '#domain/orders/order-texts.ts';
import { whereCodesArePaid } from '#domain/payments/cash-code-texts.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { formatMoney } from '#domain/shared/money.ts';

/** Writes to whoever has a code of cash; in the caller's transaction. */
export class CodeLetters {
  constructor(
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
  ) {}

  /** The code, how much, until when and where. */
  async made(order: Order, { number, until }: { readonly number: string; readonly until: Date }): Promise<void> {
    const amount = formatMoney(order.snapshot.totals.net);
    await this.#post(order, (buyer) => ({
      subject: `Paga tu pedido N.º ${order.number}: ${amount} con el código ${number}`,
      preview: `Di ${number} en un agente o escríbelo en la app de tu banco.`,
      greeting: `Hola, ${firstName(buyer)}:`,
      blocks: [
        { kind: 'text', text: 'Este es tu código de PagoEfectivo. Cuando lo pagues, tu compra se activa sola.' },
        {
          kind: 'facts',
          rows: [
            ['Código de pago (CIP)', number],
            ['Importe exacto', amount],
            ['Se paga hasta', `${formatLongInstant(until, { withYear: true })} (hora de Lima)`],
            ['Lo que compras', titlesOf(order)],
          ],
        },
        { kind: 'text', text: whereCodesArePaid.join(' ') },
        { kind: 'note', text: 'No nos envíes la constancia: PagoEfectivo nos avisa.' },
      ],
      action: { label: 'Ver mi código', url: this.addresses.school(`/codigo-de-pago?pedido=${order.id}`) },
    }));
  }

  /** It ended unpaid, or was taken back since something of its order is not sold to its buyer any more. */
  async ended(order: Order, number: string, isTakenBack: boolean): Promise<void> {
    const what = `El código ${number} de tu pedido N.º ${order.number}`;
    const [subject, why] = isTakenBack
      ? [
          `Retiramos tu código de pago ${number}: no lo pagues`,
          `${what} se retiró: algo de él ya lo tienes, o ya no se te vende`,
        ]
      : [
          `Tu código de pago ${number} venció: no lo pagues`,
          `${what} venció sin que se pagara, y lo que guardaba quedó libre`,
        ];
    await this.#post(order, (buyer) => ({
      subject,
      preview: `Tu pedido N.º ${order.number} quedó sin pagar y no se te cobró nada.`,
      greeting: `Hola, ${firstName(buyer)}:`,
      blocks: [
        { kind: 'text', text: `${why}. No se te cobró nada.` },
        { kind: 'facts', rows: [['Lo que ibas a comprar', titlesOf(order)]] },
        {
          kind: 'note',
          text: 'Si ya lo habías pagado, no tienes que hacer nada: en cuanto PagoEfectivo nos avise te escribimos.',
        },
      ],
      action: { label: 'Volver a mi carrito', url: this.addresses.school('/carrito') },
    }));
  }

  async #post(order: Order, write: (buyer: User) => Letter): Promise<void> {
    const buyer = await this.accounts.find(order.userId);
    if (buyer === null) throw new Error(`Order ${order.number} belongs to no account`);
    await this.outbox.post(write(buyer), { name: fullName(buyer), email: buyer.email });
  }
}

const titlesOf = ({ lines }: Order): string => titlesInOneLine(lines.map(({ title }) => title));
