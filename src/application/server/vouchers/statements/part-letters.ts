import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { Letter, Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { firstName, fullName, readerOf } from '#domain/accounts/user.ts';
import { titlesInOneLine } from '#domain/orders/order-texts.ts';
import { formatMoney, type Money } from '#domain/shared/money.ts';
import { depositCode } from '#domain/vouchers/deposit-code.ts';

/** Writes to whoever deposited less than an order costs; in the caller's transaction. */
export class PartLetters {
  constructor(
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
  ) {}

  /** Asks for exactly what is missing. */
  async askForRest(order: Order, received: Money, missing: Money): Promise<void> {
    const [number, code, rest] = [order.number, depositCode(order.number), formatMoney(missing)];
    await this.#post(order, {
      subject: `Faltan ${rest} para tu pedido N.º ${number}`,
      preview: `Con el mismo código, ${code}: en cuanto lleguen activamos lo que compraste.`,
      blocks: [
        {
          kind: 'text',
          text: `Llegó tu depósito, pero es menos de lo que cuesta tu pedido. Deposita exactamente ${rest} a la misma cuenta, con el mismo código: en cuanto llegue, activamos lo que compraste. No hace falta que envíes otra constancia.`,
        },
        {
          kind: 'facts',
          rows: [
            ['Pedido', `N.º ${number}`],
            ['Lo que compras', titlesInOneLine(order.lines.map(({ title }) => title))],
            ['Total del pedido', formatMoney(order.snapshot.totals.net)],
            ['Ya llegaron', formatMoney(received)],
            ['Falta', rest],
            ['Código de depósito', code],
          ],
        },
        { kind: 'note', text: 'Si prefieres que te devolvamos lo que llegó, responde este correo.' },
      ],
      action: { label: 'Ver dónde depositar', url: this.#url(order) },
    });
  }

  /** Tells that what arrived went back. */
  async given(order: Order, told: string): Promise<void> {
    await this.#post(order, {
      subject: `Te devolvimos lo que depositaste por tu pedido N.º ${order.number}`,
      preview: told,
      blocks: [
        { kind: 'text', text: told },
        { kind: 'text', text: 'Tu pedido sigue como estaba: puedes pagarlo completo cuando quieras.' },
      ],
      action: { label: 'Ver tu pedido', url: this.#url(order) },
    });
  }

  async #post(order: Order, letter: Omit<Letter, 'greeting'>): Promise<void> {
    const buyer = readerOf(await this.accounts.find(order.userId));
    if (buyer === null) return;
    const to = { name: fullName(buyer), email: buyer.email };
    await this.outbox.post({ ...letter, greeting: `Hola, ${firstName(buyer)}:` }, to);
  }

  #url(order: Order): string {
    return this.addresses.school(`/confirmar-pago?pedido=${order.id}`);
  }
}
