import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Letter, Outbox } from '#application/server/shared/ports/outbox.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { firstName, fullName } from '#domain/accounts/user.ts';
import { titlesInOneLine } from '#domain/orders/order-texts.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { type BankAccount, formatCci, formatMobileNumber, isWallet } from '#domain/vouchers/bank-account.ts';
import { depositCode } from '#domain/vouchers/deposit-code.ts';

/** Writes to whoever is to deposit for an order; in the caller's transaction. */
export class DepositLetters {
  constructor(
    private readonly accounts: Accounts,
    private readonly banks: BankAccounts,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
  ) {}

  async post(order: Order): Promise<void> {
    const buyer = await this.accounts.find(order.userId);
    if (buyer === null) throw new Error(`Order ${order.number} belongs to no account`);
    const url = this.addresses.school(`/confirmar-pago?pedido=${order.id}`);
    const letter = depositLetter(order, await this.banks.all(), { greetingName: firstName(buyer), url });
    await this.outbox.post(letter, { name: fullName(buyer), email: buyer.email });
  }
}

/** Tells the buyer what to deposit, where, and which code makes it find its order. */
function depositLetter(
  order: Order,
  accounts: readonly BankAccount[],
  told: { readonly greetingName: string; readonly url: string },
): Letter {
  const amount = formatMoney(order.snapshot.totals.net);
  const code = depositCode(order.number);
  return {
    subject: `Cómo pagar tu pedido N.º ${order.number}: ${amount} con el código ${code}`,
    preview: `Deposita ${amount} y escribe ${code} en el mensaje.`,
    greeting: `Hola, ${told.greetingName}:`,
    blocks: [
      {
        kind: 'text',
        text: `Guardamos tu pedido hasta el ${formatLongInstant(order.expiresAt, { withYear: true })} (hora de Lima). Deposita o transfiere el importe exacto y escribe el código en el mensaje: así tu pago encuentra tu pedido.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Código de depósito', code],
          ['Importe exacto', amount],
          ['Lo que compras', titlesInOneLine(order.lines.map(({ title }) => title))],
          ...accounts.flatMap(whereToPay),
        ],
      },
    ],
    action: { label: 'Enviar la constancia', url: told.url },
  };
}

type Row = readonly [name: string, value: string];

/** Each number in a row of its own, to be copied from there; the holder once, below the last of their accounts. */
function whereToPay(account: BankAccount, place: number, accounts: readonly BankAccount[]): readonly Row[] {
  const { bank, number, cci, holder } = account;
  const numbers: readonly Row[] = isWallet(account)
    ? [[bank, formatMobileNumber(number)]]
    : [
        [`${bank}, soles`, number],
        [`${bank}, CCI`, formatCci(cci)],
      ];
  return accounts[place + 1]?.holder === holder ? numbers : [...numbers, ['A nombre de', holder]];
}
