import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { earlier, longer, type MovedGrant } from '#domain/office/moved-grant.ts';
import { type CellFault, cellFault, type Numbered } from '#domain/office/moving.ts';
import { endOfLimaDay, startOfLimaDay } from '#domain/shared/dates.ts';
import { type Moved, Moving, type Verdict } from './moving.ts';
import type { MovedAccess, MovedGrants } from './ports/moved-grants.ts';
import type { Newcomers } from './ports/newcomers.ts';
import type { KnownProduct, Publications } from './ports/publications.ts';

/** A line whose person and product are known, with what it makes of what the person has. */
interface Step extends Moved {
  readonly access: MovedAccess;
}

/** Gives people what they had on another platform. Said again with a later end it lasts longer; nothing is ever shortened. */
export class MoveInGrants extends Moving<MovedGrant> {
  constructor(
    private readonly newcomers: Newcomers,
    private readonly publications: Publications,
    private readonly grants: MovedGrants,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {
    super();
  }

  async check(rows: readonly Numbered<MovedGrant>[]): Promise<readonly Verdict[]> {
    const steps = await this.#steps(rows);
    return steps.map((step) => ('access' in step ? told(step) : step));
  }

  async execute(rows: readonly Numbered<MovedGrant>[]): Promise<readonly Moved[]> {
    const people = await this.newcomers.standing(rows.map(({ value }) => value.email));
    // Whoever else gives these accounts something waits, in one order for all.
    const ids = new Set([...people.values()].map(({ userId }) => userId));
    for (const userId of [...ids].toSorted()) await this.accounts.lock(userId);
    const moved: Moved[] = [];
    for (const step of await this.#steps(rows)) {
      if (!('access' in step)) throw new Error(`Línea ${step.line}: ${step.value.column}: ${step.value.reason}`);
      if (step.outcome !== 'known') await this.grants.keep(step.access);
      moved.push(told(step));
    }
    return moved;
  }

  async #steps(rows: readonly Numbered<MovedGrant>[]): Promise<readonly (Step | Numbered<CellFault>)[]> {
    const people = await this.newcomers.standing(rows.map(({ value }) => value.email));
    const had = await this.grants.of([...people.values()].map(({ userId }) => userId));
    const held = new Map(had.map((access) => [keyOf(access), access]));
    const products = new Map<string, KnownProduct | null>();
    const steps: (Step | Numbered<CellFault>)[] = [];
    for (const { line, value } of rows) {
      const product = products.get(value.product) ?? (await this.#product(value.product));
      products.set(value.product, product);
      const userId = people.get(value.email)?.userId;
      if (userId === undefined || product === null || (product.kind === 'plan' && value.until === null)) {
        steps.push({ line, value: faultOf(value, userId === undefined, product) });
        continue;
      }
      const key = keyOf({ userId, productId: product.id });
      const former = held.get(key) ?? null;
      const access = this.#joined(former, value, { userId, productId: product.id });
      // Another line may name the same product by its other name.
      held.set(key, access);
      steps.push({ line, outcome: outcomeOf(former, access), letter: false, access });
    }
    return steps;
  }

  #joined(former: MovedAccess | null, { from, until }: MovedGrant, of: Pick<MovedAccess, 'userId' | 'productId'>) {
    const first = from === null ? null : startOfLimaDay(from);
    const last = until === null ? null : endOfLimaDay(until);
    if (former === null) return { ...of, from: first ?? this.clock.now(), until: last };
    return { ...of, from: earlier(former.from, first) ?? former.from, until: longer(former.until, last) };
  }

  async #product(name: string): Promise<KnownProduct | null> {
    const found = (await this.publications.findBySku(name)) ?? (await this.publications.findBySlug(name));
    return found?.kind === 'seller' ? null : found;
  }
}

const keyOf = ({ userId, productId }: Pick<MovedAccess, 'userId' | 'productId'>): string => `${userId} ${productId}`;

function told({ line, outcome, letter }: Step): Moved {
  return { line, outcome, letter };
}

function outcomeOf(former: MovedAccess | null, { from, until }: MovedAccess): Moved['outcome'] {
  if (former === null) return 'added';
  return Number(former.from) === Number(from) && former.until?.getTime() === until?.getTime() ? 'known' : 'changed';
}

function faultOf({ email, product: name }: MovedGrant, isStranger: boolean, product: KnownProduct | null): CellFault {
  if (isStranger) return cellFault('correo', `«${email}» no tiene cuenta; importa antes a las personas`);
  if (product === null) return cellFault('producto', `no hay un producto con el sku o la dirección «${name}»`);
  return cellFault('hasta', 'un plan necesita su último día');
}
