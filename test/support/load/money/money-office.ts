import type { LightMyRequestResponse } from 'fastify';
import { limaDay } from '#domain/shared/dates.ts';
import { boletaOfAna, facturaOfStudio, onSale } from '#test/support/cart/shop.ts';
import { sendSettlements } from '#test/support/receipts/settlements.ts';
import type { Die } from './money-die.ts';
import { backReference, gatewayBooks, type GatewayMove } from './money-gateways.ts';
import { type Answer, type MoneyHands, soles, type Deed } from './money-hands.ts';

/** Hundredths of a per cent that a gateway keeps of a charge, and gives back with a refund. */
const commission = 350;

/** A line as a gateway would write it: the same move is the same line in every file. */
function lineOf({ purchaseNumber, amount, at }: GatewayMove, reference = purchaseNumber, sign: 1 | -1 = 1): string {
  const kept = Math.round((amount * commission) / 10_000);
  const [day, gross, held, net] = [limaDay(at), sign * amount, sign * kept, sign * (amount - kept)];
  return [day, reference, soles(gross), soles(held), '0.00', soles(net)].join(',');
}

/** Brings what a gateway settled by its own books. @param isTold which of its moves its file tells. */
export async function bringSettlements(
  { scene }: MoneyHands,
  gateway: GatewayMove['gateway'],
  isTold: (move: GatewayMove) => boolean,
): Promise<Answer> {
  const { charges, refunds } = await gatewayBooks(scene);
  const isOf = (move: GatewayMove) => move.gateway === gateway && isTold(move);
  const lines = [
    ...charges.filter(isOf).map((charge) => lineOf(charge)),
    ...refunds.filter(isOf).map((refund) => lineOf(refund, backReference(refund), -1)),
  ];
  if (lines.length === 0) return null;
  const file = ['Fecha,Compra,Importe,Comisión,IGV comisión,Neto', ...lines].join('\n');
  return sendSettlements(scene.world, scene.staff, '', file, { gateway });
}

/** A file that tells some of it, which another may have told before. */
const settle = (hands: MoneyHands, die: Die): Promise<Answer> => {
  const gateway = die.pick(['simulada', 'culqi'] as const);
  const since = die.below(4);
  return bringSettlements(hands, gateway, ({ purchaseNumber }) => Number(purchaseNumber.slice(-2)) % 4 >= since);
};

async function takeSettlementsAway(hands: MoneyHands, die: Die): Promise<Answer> {
  const rows = await hands.world.db.selectFrom('settlement_files').select('id').execute();
  if (rows.length === 0) return null;
  return hands.office('DELETE', `/api/v1/staff/settlements/files/${die.pick(rows).id}`);
}

/** Notes a deposit at the Banco de la Nación of a factura, or takes back what was noted; of those that were replaced too. */
async function depositDetraction(hands: MoneyHands, die: Die): Promise<Answer> {
  const { db } = hands.world;
  const of = (table: 'receipts' | 'replaced_receipts' | 'corrected_receipts') =>
    db.selectFrom(table).select('id').where('content', 'like', '%"detraction"%').execute();
  const rows = [...(await of('receipts')), ...(await of('replaced_receipts')), ...(await of('corrected_receipts'))];
  if (rows.length === 0) return null;
  const path = `/api/v1/staff/detractions/${die.pick(rows).id}`;
  if (die.isOneIn(4)) return hands.office('POST', `${path}/withdrawals`, {});
  const typed = { constancia: String(70_000 + die.below(50)), depositedOn: hands.today() };
  return hands.office('POST', `${path}/deposits`, typed);
}

/** The tax authority has refused a receipt, or a credit note, or has its number of somebody else: it gets another one. */
async function replaceDocument(hands: MoneyHands, die: Die): Promise<Answer> {
  const { db } = hands.world;
  const rejected = { tax_state: 'rejected', tax_answer: 'Nombre' };
  const notes = await db.selectFrom('credit_notes').select('id').where('tax_state', '=', 'not-sent').execute();
  if (notes.length > 0 && die.isOneIn(2)) {
    const { id } = die.pick(notes);
    await db.updateTable('credit_notes').set(rejected).where('id', '=', id).execute();
    return hands.office('POST', `/api/v1/staff/credit-notes/${id}/replacements`);
  }
  const rows = await db.selectFrom('receipts').select(['id', 'type']).where('tax_state', '=', 'not-sent').execute();
  if (rows.length === 0) return null;
  const { id, type } = die.pick(rows);
  await db.updateTable('receipts').set(rejected).where('id', '=', id).execute();
  const buyer = (type === 'boleta') !== die.isOneIn(4) ? boletaOfAna : facturaOfStudio;
  const corrected = { ...buyer, name: `${buyer.name} ${die.below(9)}`, reason: 'Nombre mal escrito' };
  return hands.office('POST', `/api/v1/staff/receipts/${id}/replacements`, corrected);
}

/** The tax authority took a receipt that was made out to somebody else: it is made out anew, or a note that took one back gets another number. */
async function correctDocument(hands: MoneyHands, die: Die): Promise<Answer> {
  const { db } = hands.world;
  const notes = await db.selectFrom('correction_notes').select('id').where('tax_state', '=', 'not-sent').execute();
  if (notes.length > 0 && die.isOneIn(3)) {
    const { id } = die.pick(notes);
    await db.updateTable('correction_notes').set({ tax_state: 'rejected' }).where('id', '=', id).execute();
    return hands.office('POST', `/api/v1/staff/credit-notes/${id}/replacements`);
  }
  const rows = await db.selectFrom('receipts').select('id').where('tax_state', '!=', 'rejected').execute();
  return rows.length === 0 ? null : correctReceipt(hands, die.pick(rows).id, die);
}

/** Once it is accepted. */
export async function correctReceipt(hands: MoneyHands, id: string, die: Die): Promise<LightMyRequestResponse> {
  const { db } = hands.world;
  await db.updateTable('receipts').set({ tax_state: 'accepted' }).where('id', '=', id).execute();
  const buyer = die.isOneIn(2) ? boletaOfAna : facturaOfStudio;
  const corrected = { ...buyer, name: `${buyer.name} ${die.below(9)}` };
  return hands.office('POST', `/api/v1/staff/receipts/${id}/corrections`, corrected);
}

/** A plan that ends, or ended, is bought again as it is had, at the price that is shown. */
async function renew(hands: MoneyHands, die: Die): Promise<Answer> {
  const { db } = hands.world;
  const rows = await db
    .selectFrom('grants')
    .select('user_id')
    .where('product_id', '=', onSale.proPlan.id)
    .where('ends_at', 'is not', null)
    .execute();
  const had = rows.filter(({ user_id: id }) => hands.students.includes(id));
  if (had.length === 0) return null;
  const owner = await hands.of(die.pick(had).user_id);
  const endings = await owner.call('GET', '/api/v1/my-plan-endings');
  if (endings.statusCode !== 200) return endings;
  const [plan] = endings.json<{ plans: { planId: number; offer: { price: string } | null }[] }>().plans;
  if (plan === undefined || plan.offer === null) return endings;
  await owner.call('DELETE', '/api/v1/cart');
  const put = await owner.call('POST', '/api/v1/cart/plan-renewals', { planId: plan.planId, price: plan.offer.price });
  if (put.statusCode >= 400) return put;
  const placed = await hands.order(owner, { paymentMethod: 'card' });
  if (placed.statusCode !== 201) return placed;
  const { id } = placed.json<{ id: string }>();
  const { begun, back } = await hands.typed({ id, user_id: owner.userId ?? '' }, '4111111111111111');
  return back === null ? begun : hands.post(back);
}

/** A day before the next plan ends, at most five weeks from now. */
async function untilAPlanEnds({ world: { db, clock } }: MoneyHands, _: Die): Promise<Answer> {
  const [next] = await db
    .selectFrom('grants')
    .select('ends_at')
    .where('ends_at', '>', new Date(clock.now().getTime() + 86_400_000).toISOString())
    .orderBy('ends_at')
    .limit(1)
    .execute();
  const hours = (Date.parse(next?.ends_at ?? '') - clock.now().getTime()) / 3_600_000 - 24;
  if (hours > 0 && hours < 35 * 24) clock.advance({ hours: Math.floor(hours) });
  return null;
}

export const officeDeeds: readonly Deed[] = [
  ['bring settlements', settle],
  ['take settlements away', takeSettlementsAway],
  ['deposit a detracción', depositDetraction],
  ['deposit a detracción', depositDetraction],
  ['replace a document', replaceDocument],
  ['correct a document', correctDocument],
  ['renew a plan', renew],
  ['renew a plan', renew],
  ['until a plan ends', async (hands, die) => (die.isOneIn(3) ? untilAPlanEnds(hands, die) : null)],
];
