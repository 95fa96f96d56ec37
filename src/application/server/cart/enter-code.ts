import type { Clock } from '#application/ports/clock.ts';
import type { CartOwner } from '#application/server/cart/ports/carts.ts';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import { applyCode, dropCode } from '#domain/cart/cart.ts';
import type { CodeRefusal } from '#domain/cart/discount-code.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AssembledCart, CartAssembly } from './cart-assembly.ts';

export type EnterCodeRefusal =
  | CodeRefusal
  | { readonly kind: 'cart-empty' }
  | { readonly kind: 'code-unknown'; readonly word: string };

/** Puts a code that the buyer typed into force, in the place of any other; an invalid one changes nothing. Source: CART-2; PRICE-9. */
export class EnterCode {
  constructor(
    private readonly assembly: CartAssembly,
    private readonly codes: DiscountCodes,
    private readonly clock: Clock,
  ) {}

  async execute(owner: CartOwner, typed: string): Promise<Result<AssembledCart, EnterCodeRefusal>> {
    const word = typed.trim();
    const code = await this.codes.find(word);
    if (code === null) return refuse({ kind: 'code-unknown', word });
    const open = await this.assembly.open(owner);
    const uses = await this.codes.usesOf(code.id, owner.kind === 'account' ? owner.userId : null);
    const changed = applyCode(open.cart, code, this.clock.now(), uses);
    if (!changed.ok) return changed;
    return accept(await this.assembly.save(open, owner, changed.value));
  }

  /** Takes the code in force away; the seller's waits for the next product. */
  async drop(owner: CartOwner): Promise<AssembledCart> {
    const open = await this.assembly.open(owner);
    return this.assembly.save(open, owner, dropCode(open.cart));
  }
}
