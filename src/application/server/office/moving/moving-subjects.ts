import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Newcomers } from '#application/server/office/ports/newcomers.ts';
import type { KnownProduct, Publications } from '#application/server/office/ports/publications.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { type CellFault, cellFault, type Numbered } from '#domain/office/moving/moving.ts';

/** Whom and what a line is about, as a file names them. */
export interface Named {
  readonly email: EmailAddress;
  /** A sku or slug. */
  readonly product: string;
}

/** A line whose person and product the school knows. */
export interface KnownLine<T extends Named> extends Numbered<T> {
  readonly userId: string;
  readonly product: KnownProduct;
}

/** Knows the people and products that lines of a file are about. */
export class MovingSubjects {
  constructor(
    private readonly newcomers: Newcomers,
    private readonly publications: Publications,
    private readonly accounts: Accounts,
  ) {}

  /** The lines in their order, each with whom and what it is about, or with what is wrong. */
  async of<T extends Named>(rows: readonly Numbered<T>[]): Promise<readonly (KnownLine<T> | Numbered<CellFault>)[]> {
    const people = await this.newcomers.known(rows.map(({ value }) => value.email));
    const products = new Map<string, KnownProduct | null>();
    const lines: (KnownLine<T> | Numbered<CellFault>)[] = [];
    for (const { line, value } of rows) {
      const product = products.get(value.product) ?? (await this.#product(value.product));
      products.set(value.product, product);
      const userId = people.get(value.email)?.userId;
      lines.push(
        userId === undefined || product === null
          ? { line, value: faultOf(value, userId === undefined) }
          : { line, value, userId, product },
      );
    }
    return lines;
  }

  /** Whoever else changes what these people have waits, in one order for all. */
  async lock(rows: readonly Numbered<Named>[]): Promise<void> {
    const people = await this.newcomers.known(rows.map(({ value }) => value.email));
    const ids = new Set([...people.values()].map(({ userId }) => userId));
    for (const userId of [...ids].toSorted()) await this.accounts.lock(userId);
  }

  async #product(name: string): Promise<KnownProduct | null> {
    const found = (await this.publications.findBySku(name)) ?? (await this.publications.findBySlug(name));
    return found?.kind === 'seller' ? null : found;
  }
}

function faultOf({ email, product }: Named, isStranger: boolean): CellFault {
  return isStranger
    ? cellFault('correo', `«${email}» no tiene cuenta; importa antes a las personas`)
    : cellFault('producto', `ningún producto tiene el código o la dirección «${product}»`);
}
