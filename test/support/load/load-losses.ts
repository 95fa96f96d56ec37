import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import { loadCourse, loadExam } from './load-rows.ts';
import type { WritingLoad } from './writing-load.ts';

/** What a school has lost, or made twice, of what it acknowledged; empty when all is well. */
export async function lossesOf(
  { acknowledged }: Pick<WritingLoad, 'acknowledged'>,
  { db }: OpenDatabase,
  files: FileStore,
): Promise<readonly string[]> {
  const details = (await db.selectFrom('complaints').select('detail').execute()).map(({ detail }) => detail);
  const notes = (await db.selectFrom('annotations').select('note').execute()).map(({ note }) => note);
  return [
    ...missing('sheet lost', acknowledged.sheets, details),
    ...missing('note lost', acknowledged.notes, notes),
    ...twice('sheet made twice', details),
    ...twice('note made twice', notes),
    ...(await lossesOfPurchases(acknowledged.purchases, db)),
    ...(await lossesOfVouchers(acknowledged.vouchers, db, files)),
    ...(await lossesOfAnswers(acknowledged.answers, db)),
  ];
}

type Db = OpenDatabase['db'];

async function lossesOfPurchases(purchases: readonly string[], db: Db): Promise<readonly string[]> {
  const granted = await db.selectFrom('grants').select('user_id').where('product_id', '=', loadCourse.id).execute();
  const buyers = granted.map(({ user_id }) => user_id);
  const ordered = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('orders.user_id')
    .where('order_lines.product_id', '=', loadCourse.id)
    .execute();
  const paid = await db
    .selectFrom('simulated_payments')
    .innerJoin('payment_attempts', 'payment_attempts.purchase_number', 'simulated_payments.purchase_number')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('orders.user_id')
    .where('order_lines.product_id', '=', loadCourse.id)
    .where('simulated_payments.authorized_at', 'is not', null)
    .execute();
  const payers = paid.map(({ user_id }) => user_id);
  return [
    ...missing('purchase lost', purchases, buyers),
    ...missing('charged without a grant', payers, buyers),
    ...missing('granted without a charge', buyers, payers),
    ...twice('charged twice', payers),
    ...twice('granted twice', buyers),
    ...twice(
      'ordered twice',
      ordered.map(({ user_id }) => user_id),
    ),
  ];
}

async function lossesOfVouchers(vouchers: readonly string[], db: Db, files: FileStore): Promise<readonly string[]> {
  const kept = await db
    .selectFrom('vouchers')
    .innerJoin('order_lines', 'order_lines.order_id', 'vouchers.order_id')
    .select(['vouchers.operation_number', 'vouchers.order_id', 'vouchers.file_key'])
    .where('order_lines.product_id', '=', loadCourse.id)
    .execute();
  const withoutFile: string[] = [];
  for (const { file_key } of kept) if ((await files.find(file_key)) === null) withoutFile.push(file_key);
  return [
    ...missing(
      'voucher lost',
      vouchers,
      kept.map(({ operation_number }) => operation_number),
    ),
    ...twice(
      'voucher made twice',
      kept.map(({ order_id }) => order_id),
    ),
    ...withoutFile.map((key) => `file of a voucher lost: ${key}`),
  ];
}

async function lossesOfAnswers(answers: readonly string[], db: Db): Promise<readonly string[]> {
  const sat = await db
    .selectFrom('exam_attempts')
    .select(['user_id', 'answers', 'status'])
    .where('exam_id', '=', loadExam.id)
    .execute();
  const given = sat.flatMap((attempt) => Object.values(JSON.parse(attempt.answers) as Record<string, string[]>).flat());
  return [
    ...missing('answer lost', answers, given),
    ...twice('answer made twice', given),
    ...twice(
      'attempt made twice',
      sat.map(({ user_id }) => user_id),
    ),
    ...sat.filter(({ status }) => status !== 'closed').map(({ user_id }) => `exam lost: ${user_id}`),
  ];
}

function missing(what: string, wanted: readonly string[], there: readonly string[]): readonly string[] {
  const found = new Set(there);
  return wanted.filter((each) => !found.has(each)).map((each) => `${what}: ${each}`);
}

function twice(what: string, there: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return there.filter((each) => seen.has(each) || !seen.add(each)).map((each) => `${what}: ${each}`);
}
