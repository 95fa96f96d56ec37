import type { CodeUsesPage } from '#application/read-models/cart/code-sales.ts';
import type { CodeSales } from './ports/code-sales.ts';

/** Uses on a page of the list. */
const usesOnAPage = 20;

/** Lists the uses of a code one by one, the last first. */
export class ListCodeUses {
  constructor(private readonly sales: CodeSales) {}

  /** @param page from 1. */
  async execute(codeId: number, page: number): Promise<CodeUsesPage> {
    const range = { offset: (page - 1) * usesOnAPage, limit: usesOnAPage };
    const { found, total } = await this.sales.uses(codeId, range);
    return { uses: found, total, pages: Math.max(1, Math.ceil(total / usesOnAPage)) };
  }
}
