import { type BookMonth, monthOfDay } from '#domain/receipts/books/book-month.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import type { Money } from '#domain/shared/money.ts';
import { type Rate, WHOLE } from '#domain/shared/rate.ts';
import { type SignedMoney, sumSigned } from '#domain/shared/signed-money.ts';
import { ratesOn, type ShareParty, type ShareRate } from './share-rates.ts';

/** A line of a confirmed order, with what was given back of it. Amounts without IGV: that is the State's, and nobody's share. */
export interface SoldLine {
  readonly orderNumber: number;
  readonly productId: number;
  readonly title: string;
  /** By whose code it was sold; null: by nobody's. */
  readonly sellerId: number | null;
  readonly soldOn: PlainDate;
  readonly base: Money;
  /** In the order in which they were done. */
  readonly returns: readonly { readonly base: Money; readonly on: PlainDate }[];
}

/** What a sale, or a return of it, gives to somebody or takes back. */
export interface ShareEntry {
  readonly party: ShareParty;
  readonly orderNumber: number;
  readonly title: string;
  readonly on: PlainDate;
  readonly rate: Rate;
  /** Without IGV; below zero: it went back to the buyer. */
  readonly base: SignedMoney;
  readonly share: SignedMoney;
}

/** A month of everybody's shares. */
export interface SharesOfMonth {
  readonly entries: readonly ShareEntry[];
  /** Without IGV: what was sold less what was given back in the month, with or without shares. */
  readonly base: SignedMoney;
  /** What of it stays with the school. */
  readonly school: SignedMoney;
}

/** What is somebody's of an amount: whole céntimos, what is left over is the school's. In two parts, as the product can pass 2^53. */
function partOfSale(base: Money, rate: Rate): Money {
  const rest = base % WHOLE;
  return (((base - rest) / WHOLE) * rate + Math.floor((rest * rate) / WHOLE)) as Money;
}

/**
 * The shares of a month: of each line sold in it what was agreed on the day of the sale, and of each return done in it what its line's share
 * falls by, at the rates of the sale. What has been returned is counted together, so that however a line is given back its shares return to
 * zero with the last céntimo. Decision 0102.
 */
export function sharesOfMonth(
  lines: readonly SoldLine[],
  rates: readonly ShareRate[],
  month: BookMonth,
): SharesOfMonth {
  const entries: ShareEntry[] = [];
  let base = 0;
  for (const line of lines) {
    const shared = ratesOn(rates, line.soldOn).filter((each) => isSharedBy(line, each));
    for (const { on, before, after } of stepsOf(line)) {
      if (monthOfDay(on) !== month) continue;
      base += after - before;
      for (const { party, rate } of shared) {
        const share = partOfSale(after, rate) - partOfSale(before, rate);
        const { orderNumber, title } = line;
        entries.push({ party, orderNumber, title, on, rate, base: after - before, share });
      }
    }
  }
  return { entries, base, school: base - sumSigned(entries.map(({ share }) => share)) };
}

const isSharedBy = ({ productId, sellerId }: SoldLine, { party, productId: of }: ShareRate): boolean =>
  party.kind === 'seller' ? party.id === sellerId : of === productId;

/** What of a line is sold, before and after each thing that happened to it. */
function stepsOf({ soldOn, base, returns }: SoldLine) {
  const steps = [{ on: soldOn, before: 0 as Money, after: base }];
  let left = base;
  for (const back of returns) {
    const after = (left - back.base) as Money;
    steps.push({ on: back.on, before: left, after });
    left = after;
  }
  return steps;
}
