/** Céntimos, of nothing 0. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** What has the same key, in the order in which it came. */
export function byKey<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** Of an order, as its row says it. */
export const isPaidState = (status: string): boolean => status === 'confirmed' || status === 'finished';

/** Of an order's lines what its buyer had to pay. */
export const dueOf = (lines: readonly PaidLine[], orderId: string): number =>
  sum(lines.filter((line) => line.order_id === orderId && line.is_never_due === 0).map(({ net }) => net));

interface PaidLine {
  readonly order_id: string;
  readonly is_never_due: number;
  readonly net: number;
}
