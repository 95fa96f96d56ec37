/**
 * The exact quotient `factor · times / divisor`, rounded half up. All three are safe integers, the first two from 0, the
 * divisor from 1. A product past 2^53 is computed with `bigint`; within it, the floor of a quotient of doubles is exact.
 * Source: decisions.md, Money and tax (Céntimos).
 */
export function halfUp(factor: number, times: number, divisor: number): number {
  const product = factor * times;
  if (product > Number.MAX_SAFE_INTEGER) {
    const exact = (2n * BigInt(factor) * BigInt(times) + BigInt(divisor)) / (2n * BigInt(divisor));
    return Number(exact);
  }
  const quotient = Math.floor(product / divisor);
  return 2 * (product - quotient * divisor) >= divisor ? quotient + 1 : quotient;
}
