import { OfficeCodeApi } from '#application/browser/cart/ports/office-code-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { CodeStanding, ShownTrial } from '#application/read-models/cart/shown-trial.ts';
import type { TypedFields } from '#domain/office/resources/field.ts';
import { accept } from '#domain/shared/result.ts';
import { money, NOTHING } from '#domain/shared/money.ts';

/** Codes of which none was used; each product of a cart costs 100.00, of which they take 15.00. */
export class OfficeCodeApiInMemory extends OfficeCodeApi {
  readonly #stopped = new Set<number>();

  async standing(id: number): Answer<CodeStanding> {
    return accept({ isStopped: this.#stopped.has(id), uses: 0 });
  }

  async stop(id: number, isStopped: boolean): Answer<void> {
    if (isStopped) this.#stopped.add(id);
    else this.#stopped.delete(id);
    return accept(undefined);
  }

  async tryOn(_typed: TypedFields, productIds: readonly number[]): Answer<ShownTrial> {
    const [price, discount, net] = [money(100_00), money(15_00), money(85_00)];
    const lines = productIds.map((id) => ({ title: `Curso ${id}`, price, discount, net }));
    if (lines.length === 0) {
      return accept({ lines, price: NOTHING, discount: NOTHING, net: NOTHING, base: NOTHING, tax: NOTHING });
    }
    return accept({ lines, price, discount, net, base: money(72_03), tax: money(12_97) });
  }
}
