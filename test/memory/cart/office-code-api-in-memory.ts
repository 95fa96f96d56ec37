import { OfficeCodeApi } from '#application/browser/cart/ports/office-code-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { CodeUse, CodeUsesPage, SellerSales } from '#application/read-models/cart/code-sales.ts';
import type { CodeUsage, ShownTrial } from '#application/read-models/cart/shown-trial.ts';
import type { TypedFields } from '#domain/office/resources/field.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { money, NOTHING } from '#domain/shared/money.ts';

/** Codes of which none was used; each product of a cart costs 100.00, of which they take 15.00. */
export class OfficeCodeApiInMemory extends OfficeCodeApi {
  readonly #stopped = new Set<number>();

  async usage(id: number): Answer<CodeUsage> {
    return accept({ isStopped: this.#stopped.has(id), uses: 0 });
  }

  /** Given as the uses of every code. */
  usesOfCode: readonly CodeUse[] = [];
  /** Given as what every seller sold; null: none has a code. */
  sold: SellerSales | null = null;

  async uses(_id: number, page: number): Answer<CodeUsesPage> {
    const pages = Math.max(1, Math.ceil(this.usesOfCode.length / 20));
    const uses = this.usesOfCode.slice((page - 1) * 20, page * 20);
    return accept({ uses, total: this.usesOfCode.length, pages });
  }

  async sales(): Answer<SellerSales> {
    if (this.sold !== null) return accept(this.sold);
    const detail = 'No hay un vendedor así, o todavía no tiene código.';
    return refuse({ kind: 'seller-without-code', status: 404, detail, field: null, data: {} });
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
