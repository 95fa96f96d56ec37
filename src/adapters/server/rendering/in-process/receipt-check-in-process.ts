import { checkReceipt } from '#adapters/http-contract/receipts/receipt-check.ts';
import { noteNotToKeep } from '#adapters/server/answer-sources.ts';
import { receiptCheckLimit, receiptCheckRefusals } from '#adapters/server/http/receipts/receipt-check-routes.ts';
import { networkOf } from '#adapters/server/http/shared/limits.ts';
import { problemOfRefusal } from '#adapters/server/http/shared/refusal-table.ts';
import { limitKeyOf } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { ReceiptCheck } from '#application/browser/receipts/ports/receipt-check.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { CheckedReceipt, ReceiptQuestion } from '#application/read-models/receipts/checked-receipt.ts';
import { CheckReceipt } from '#application/server/receipts/check-receipt.ts';
import { refuse, type Result } from '#domain/shared/result.ts';
import { callRefusalOf, heldInProcess } from './held-in-process.ts';

/** The check of a receipt for a page drawn on the server: it counts as the API's own does, and together with it. */
export class ReceiptCheckInProcess extends ReceiptCheck {
  /** @param visitor the address of the network that asks. */
  constructor(
    private readonly school: School,
    private readonly visitor: string,
  ) {
    super();
  }

  async ask(question: ReceiptQuestion): Promise<Result<CheckedReceipt, CallRefusal>> {
    noteNotToKeep();
    const key = limitKeyOf(checkReceipt, networkOf(this.visitor));
    const held = await heldInProcess(this.school, receiptCheckLimit, key);
    if (held !== null) return refuse(held);
    const found = await this.school.get(CheckReceipt).execute(question);
    return found.ok ? found : refuse(callRefusalOf(problemOfRefusal(found.refusal, receiptCheckRefusals)));
  }
}
