import type { Discount } from '#domain/pricing/discount.ts';
import { derivationOf } from '#domain/pricing/derivation.ts';
import { explainStep } from '#domain/pricing/explain.ts';
import type { Line, PriceRequest } from '#domain/pricing/price-request.ts';
import { priceLines } from '#domain/pricing/totals.ts';
import { money } from '#domain/shared/money.ts';
import { NO_RATE, rate } from '#domain/shared/rate.ts';

/** Ten-line carts a second that the totals must reach on one core. Source: issue 'The price core'. */
const FLOOR = 100_000;
const SECONDS_A_CASE = 1;
const CARTS = 64;

const generalRate = rate(1800);

/** A linear congruential sequence: the same carts on every run and every machine. */
let state = 42;
const random = (below: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};

function line(productId: number): Line {
  return {
    productId,
    taxRate: random(4) === 0 ? NO_RATE : generalRate,
    price: money(1000 + random(50_000)),
    priceSource: 'regular',
    options: random(3) === 0 ? [money(random(5000))] : [],
    extension: random(3) === 0 ? { discount: rate(3000), factor: 2 } : null,
  };
}

function carts(lines: number, discount: Discount | null): PriceRequest[] {
  return Array.from({ length: CARTS }, () => ({
    lines: Array.from({ length: lines }, (_, index) => line(index + 1)),
    discount,
    rounding: 'nearest',
    generalRate,
  }));
}

/** Milliseconds that this process has kept a core busy: what else the machine does counts for nothing. */
function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** How often a second of one core `work` runs over the carts, one after another, after a warm-up of a fifth of the time. */
function perSecond(requests: readonly PriceRequest[], work: (request: PriceRequest) => number): number {
  const spin = (milliseconds: number): number => {
    const start = busy();
    let done = 0;
    let kept = 0;
    while (busy() - start < milliseconds) {
      for (const request of requests) kept += work(request);
      done += requests.length;
    }
    if (!Number.isFinite(kept)) throw new Error('a total was no number');
    return (1000 * done) / (busy() - start);
  };
  spin(200 * SECONDS_A_CASE);
  return spin(1000 * SECONDS_A_CASE);
}

function priced(request: PriceRequest): Extract<ReturnType<typeof priceLines>, { ok: true }>['value'] {
  const result = priceLines(request);
  if (!result.ok) throw new Error(result.refusal.kind);
  return result.value;
}

const totals = (request: PriceRequest): number => priced(request).net;
const derivation = (request: PriceRequest): number => derivationOf(priced(request)).length;
const wording = (request: PriceRequest): number =>
  derivationOf(priced(request)).reduce((length, step) => length + explainStep(step).formula.length, 0);

const whole = { kind: 'whole-cart' } as const;
const coupons: readonly [string, Discount | null][] = [
  ['none', null],
  ['15 %', { reduction: { kind: 'percentage', rate: rate(1500) }, scope: whole }],
  ['S/. 50', { reduction: { kind: 'fixed', amount: money(5000) }, scope: whole }],
];

const column = (value: string | number, width: number): string => String(value).padStart(width);
const print = (...columns: readonly (string | number)[]): void =>
  console.log(columns.map((value, place) => column(value, place < 3 ? 12 : 14)).join(''));

function measure(
  what: string,
  work: (request: PriceRequest) => number,
  lines: number,
  coupon: string,
  discount: Discount | null,
): number {
  const speed = perSecond(carts(lines, discount), work);
  print(what, lines, coupon, Math.round(speed).toLocaleString('en-US'), Math.round(1e9 / (speed * lines)));
  return speed;
}

print('', 'lines', 'coupon', 'carts/s', 'ns/line');
let slowest = Infinity;
for (const lines of [1, 10, 100, 1000]) {
  for (const [coupon, discount] of coupons) {
    const speed = measure('totals', totals, lines, coupon, discount);
    if (lines === 10) slowest = Math.min(slowest, speed);
  }
}
for (const [coupon, discount] of coupons) measure('derivation', derivation, 10, coupon, discount);
for (const [coupon, discount] of coupons) measure('wording', wording, 10, coupon, discount);
console.log(
  `\nTen-line carts: ${slowest >= FLOOR ? 'above' : 'BELOW'} the floor of ${FLOOR.toLocaleString('en-US')} a second.`,
);
process.exitCode = slowest >= FLOOR ? 0 : 1;
