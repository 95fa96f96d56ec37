import type { Kysely } from 'kysely';
import type { OrderChoices } from '#application/server/orders/ports/orders.ts';
import { OrdersUnderWay } from '#application/server/orders/ports/orders-under-way.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { OrderUnderWay } from '#domain/orders/order-under-way.ts';
import { CompiledOnce } from '#adapters/server/sql/shared/compiled-once.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Asked with every reading of an account's cart. */
const underWay = new CompiledOnce((db, { id }: { readonly id: string }) =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .leftJoin('payment_attempts', (join) =>
      join
        .onRef('payment_attempts.order_id', '=', 'orders.id')
        .on('payment_attempts.status', 'in', ['authorizing', 'unknown']),
    )
    .leftJoin('vouchers', (join) =>
      join.onRef('vouchers.order_id', '=', 'orders.id').on('vouchers.state', 'in', ['sent', 'review']),
    )
    .select(['orders.id', 'orders.number', 'order_lines.product_id', 'order_lines.kind', 'order_lines.choices'])
    .select(['payment_attempts.id as attempt_id', 'payment_attempts.status as attempt_state'])
    .where('orders.user_id', '=', id)
    .where('orders.status', 'in', ['continue', 'pending', 'expired'])
    .where((row) =>
      row.not(
        row.exists(row.selectFrom('gifts').select('gifts.order_id').whereRef('gifts.order_id', '=', 'orders.id')),
      ),
    )
    .where((either) =>
      either.or([
        either('orders.status', '=', 'pending'),
        either('payment_attempts.id', 'is not', null),
        either('vouchers.id', 'is not', null),
      ]),
    )
    .orderBy('orders.number')
    .orderBy('payment_attempts.purchase_number')
    .orderBy('order_lines.position'),
);

export class OrdersUnderWayInSql extends OrdersUnderWay {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async of(userId: string): Promise<readonly OrderUnderWay[]> {
    const rows = await underWay.rows(this.db, { id: userId });
    const found = new Map<string, OrderUnderWay>();
    for (const row of rows) {
      const known = found.get(row.id) ?? orderOf(row);
      if (known.attemptId === row.attempt_id) {
        found.set(row.id, { ...known, lines: [...known.lines, lineOf(row)] });
      }
    }
    return [...found.values()];
  }
}

interface Row {
  readonly id: string;
  readonly number: number;
  readonly product_id: number;
  readonly kind: string;
  readonly choices: string;
  readonly attempt_id: string | null;
  readonly attempt_state: string | null;
}

function orderOf({ id, number, attempt_id: attemptId, attempt_state: attempt }: Row): OrderUnderWay {
  const state = attempt === 'authorizing' ? 'charging' : attempt === 'unknown' ? 'unanswered' : 'under-review';
  return { id, number, state, attemptId, lines: [] };
}

function lineOf({ product_id: productId, kind, choices }: Row): OrderUnderWay['lines'][number] {
  const { seatsAlone = false } = JSON.parse(choices) as OrderChoices;
  return { productId, kind: kind as ProductKind, ...(seatsAlone && { seatsAlone }) };
}
