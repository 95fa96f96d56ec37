import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { Grants } from '#application/server/orders/ports/grants.ts';
import type { Order, Orders } from '#application/server/orders/ports/orders.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { Receipts } from '#application/server/receipts/ports/receipts.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import { lineDetails } from '#domain/orders/line-details.ts';
import { nextOrderState } from '#domain/orders/order.ts';
import { detractionOf } from '#domain/receipts/detraction.ts';
import { issuerFrom, receiptHashText, seriesOf, type Receipt } from '#domain/receipts/receipt.ts';
import { receiptLines, receiptTotals, type ReceiptLine } from '#domain/receipts/receipt-lines.ts';
import { detractionRuleOf } from '#domain/settings/detraction-settings.ts';
import type { TellReceipt } from './tell-receipt.ts';

/** What was sold: what its buyer had when the order was paid was not, and what came for it goes back as surplus. Source: decision 0011. */
function soldLines({ lines: bought }: Order, lines: readonly ReceiptLine[]): readonly ReceiptLine[] {
  const neverDue = new Set(bought.filter(({ isNeverDue }) => isNeverDue).map(({ productId }) => productId));
  return lines.filter(({ productId }) => !neverDue.has(productId));
}

/** Where anybody finds out whether a receipt was issued. */
const checkPath = '/comprobante';

/**
 * Issues the receipt of a confirmed order and finishes the order, in one transaction: repeated or cut short, there is one receipt
 * an order and no gap in a series. Source: decisions.md, Payment and orders.
 */
export class IssueReceipt {
  constructor(
    private readonly orders: Orders,
    private readonly receipts: Receipts,
    private readonly grants: Grants,
    private readonly fingerprints: Fingerprints,
    private readonly tell: TellReceipt,
    private readonly addresses: PublicAddresses,
    private readonly settings: SchoolSettings,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
    private readonly logger: Logger,
  ) {}

  /** Whether the order has its receipt now; one that does not recompute gets none and is reported. */
  async execute(orderId: string): Promise<boolean> {
    const order = await this.orders.lock(orderId);
    if (order === null) return false;
    const next = nextOrderState(order.state, 'receipt-issued');
    if (!next.ok || order.billing === null) return order.state === 'finished';
    const lines = receiptLines(order.snapshot);
    if (!lines.ok) {
      this.logger.error('An order does not recompute; it gets no receipt', {
        order: order.number,
        why: lines.refusal,
      });
      return false;
    }
    const receipt = await this.#issue(
      order,
      order.billing,
      await this.#withDetails(order, soldLines(order, lines.value)),
    );
    await this.orders.move(order.id, next.value, receipt.issuedAt);
    await this.tell.execute(receipt, null);
    return true;
  }

  async #withDetails(order: Order, lines: readonly ReceiptLine[]): Promise<readonly ReceiptLine[]> {
    const terms = await this.grants.termsOf(order.userId, order.id);
    return lines.map((line) => {
      const chosen = order.lines.find(({ productId }) => productId === line.productId);
      return { ...line, details: lineDetails(chosen?.choices.options ?? [], terms.get(line.productId) ?? null) };
    });
  }

  async #issue(order: Order, buyer: BillingRecord, lines: readonly ReceiptLine[]): Promise<Receipt> {
    const series = seriesOf(buyer.receiptType);
    const detraction = detractionOf(buyer.receiptType, lines, detractionRuleOf(this.settings.of('detraction')));
    const plain: Receipt = {
      id: this.ids.newId(),
      orderId: order.id,
      orderNumber: order.number,
      userId: order.userId,
      type: buyer.receiptType,
      series,
      number: await this.receipts.nextNumber(series),
      issuedAt: this.clock.now(),
      issuer: issuerFrom(this.settings.provider()),
      buyer,
      lines,
      totals: receiptTotals(lines),
      taxState: 'not-sent',
      consultAt: this.addresses.school(checkPath),
      ...(detraction === null ? {} : { detraction }),
    };
    const receipt = { ...plain, hash: this.fingerprints.of(receiptHashText(plain)) };
    await this.receipts.add(receipt);
    return receipt;
  }
}
