import { onTestFinished } from 'vitest';
import { PaymentSettings } from '#adapters/server/config/payment-settings.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { insertCode, onSale, stockShop } from '#test/support/cart/shop.ts';
import { courseWithExams } from '#test/support/exams/exam-builders.ts';
import { insertExam } from '#test/support/exams/exam-rows.ts';
import { heldAt } from '#test/support/learning/sessions.ts';
import { CulqiStandIn } from '#test/support/payments/culqi-stand-in.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';
import type { DatabaseOfTest } from '#test/support/school/databases.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

export const consultancySold = { id: 9, slug: 'diagnostico' } as const;
export const examSold = 1;
/** For how many the seminar has room. */
const capacity = 3;

/** Of facturas, from which amount on, in soles, and how many per cent of them: low enough for what one student buys. */
export const detractionSaid = { service: '037', percent: '12', over: '100', account: '00123456789' } as const;

/** A payment, or a part of it, that a bank took back. */
interface BankTaking {
  readonly gateway: 'simulada';
  readonly purchaseNumber: string;
  readonly amount: number;
  readonly at: Date;
}

export interface MoneyScene {
  /** A process of the school whose cards are taken by the simulated gateway. */
  readonly world: TestSchool;
  /** Another one, which Culqi serves: the school is changing from one gateway to the other, and each process knows both. */
  readonly other: TestSchool;
  readonly culqi: CulqiStandIn;
  /** As environment of a process that Culqi serves. */
  readonly culqiSettings: Readonly<Record<string, string>>;
  /** How often the simulated gateway was asked to charge, or to give back, by purchase and refund: it does once what it is asked again. */
  readonly asked: ReadonlyMap<string, number>;
  /** What banks took back of cards that the simulated gateway charged. */
  readonly taken: BankTaking[];
  /** Orders whose deposit somebody confirmed though something was to be known first: their places may be more than there are. */
  readonly knowingly: Set<string>;
  readonly students: string[];
  readonly staff: string;
}

/** A shop with everything that costs something, little of what has a limit, six students, and an owner who decides. */
export async function moneyScene(database: DatabaseOfTest, clock = new FixedClock()): Promise<MoneyScene> {
  const ids = new CountingIds();
  const culqi = new CulqiStandIn(() => clock.now());
  const address = await culqi.listen();
  onTestFinished(() => culqi.close());
  const culqiSettings = {
    PAYMENT_CULQI_PUBLIC_KEY: culqi.publicKey,
    PAYMENT_CULQI_SECRET_KEY: culqi.secretKey,
    PAYMENT_CULQI_SERVICE: address,
    PAYMENT_CULQI_PAGOEFECTIVO: 'yes',
  };
  const paymentSettings = new PaymentSettings(culqiSettings);
  const process = (paymentGateways: readonly [string, string]) =>
    testSchool({ database: database(), clock, ids, config: { paymentGateways, paymentSettings } });
  const [world, other] = [await process(['simulada', 'culqi']), await process(['culqi', 'simulada'])];
  const asked = new Map<string, number>();
  for (const each of [world, other]) countAsking(each, asked);
  const { db, school } = world;
  await stockShop(db);
  await insertProduct(db, consultancySold.id, { kind: 'consultancy', slug: consultancySold.slug, regular_price: 9000 });
  await insertCode(db, { limit_in_all: 6, limit_per_account: 2 });
  await insertCode(db, { id: 2, word: 'BECA', amount: 10_000, limit_in_all: 3 });
  const [exam] = courseWithExams.exams;
  if (exam !== undefined) await insertExam(db, { ...exam, id: examSold, productId: onSale.course.id, attemptsADay: 1 });
  await school.get(BankAccounts).offer([aBankAccount('bcp')]);
  await world.say('detraction', { detractions: [detractionSaid] });
  await other.school.renewSettings();
  const far = heldAt('a', '2026-12-17T00:00:00.000Z', { capacity });
  await school.get(SeminarSessions).write(onSale.seminar.id, [far], null, clock.now());
  const students = ['ana', 'luis', 'eva', 'rosa', 'juan', 'sol'];
  for (const id of students) await world.addUser({ id, email: `${id}@correo.pe` });
  for (const id of students) {
    await db
      .insertInto('exam_allowances')
      .values({ exam_id: examSold, user_id: id, granted: 2, consumed: 0 })
      .execute();
  }
  const staff = await world.addUser({ id: 'teresa', email: 'teresa@correo.pe' }, ['owner']);
  return { world, other, culqi, culqiSettings, asked, taken: [], knowingly: new Set(), students, staff };
}

function countAsking({ school }: TestSchool, asked: Map<string, number>): void {
  const gateway = school.get(PaymentGateways).named('simulada');
  if (gateway === null) throw new Error('The school has no simulated gateway');
  const [authorize, refund] = [gateway.authorize.bind(gateway), gateway.refund.bind(gateway)];
  const count = (what: string): void => void asked.set(what, (asked.get(what) ?? 0) + 1);
  gateway.authorize = (request) => {
    count(`to charge ${request.purchaseNumber}`);
    return authorize(request);
  };
  gateway.refund = (request) => {
    count(`for the refund ${request.refundNumber}`);
    return refund(request);
  };
}
