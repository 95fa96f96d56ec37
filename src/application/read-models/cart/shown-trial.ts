import type { Money } from '#domain/shared/money.ts';

/** What a code takes off an example cart; amounts include IGV, but for the base. */
export interface ShownTrial {
  readonly lines: readonly {
    readonly title: string;
    readonly price: Money;
    readonly discount: Money;
    readonly net: Money;
  }[];
  readonly price: Money;
  readonly discount: Money;
  readonly net: Money;
  readonly base: Money;
  readonly tax: Money;
}

/** How a code is doing besides what its form says. */
export interface CodeUsage {
  readonly isStopped: boolean;
  /** In orders that were confirmed or wait. */
  readonly uses: number;
}
