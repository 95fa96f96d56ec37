import { expect, test } from 'vitest';
import { readConfig } from '#adapters/server/config/config.ts';
import { gatewaysOf, sellsForNothing } from '#adapters/server/payments/gateways.ts';
import { money } from '#domain/shared/money.ts';
import { paymentGatewayContract } from '#test/ports/payments/payment-gateway.ts';
import { culqiOfTest } from '#test/support/payments/culqi-of-test.ts';
import type { CulqiEnding, CulqiFault } from '#test/support/payments/culqi-stand-in.ts';
import { type DatabaseOfTest, eachDatabase, onSqlite } from '#test/support/school/databases.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';

const purchaseNumber = '101234567890';
const amount = money(19_990);
const known = { purchaseNumber, amount };
const session = {
  ...known,
  description: 'Pedido N.º 1',
  payer: { userId: 'ana', email: 'ana@correo.example', since: new Date(0), hasPaid: false, address: null },
  returnUrl: 'http://localhost:3000/api/v1/payment-returns/culqi/101234567890',
  cancelUrl: 'http://localhost:3000/cancelar?intento=1',
};

function made(database: DatabaseOfTest) {
  const clock = new FixedClock();
  const { logger, standIn, gateway, backWith } = culqiOfTest(database().db, clock);
  const pay = async (ending: CulqiEnding, fault: CulqiFault | null = null, kind: 'tkn' | 'ype' = 'tkn') => {
    await gateway.createSession(session);
    standIn.faults.push(fault);
    return gateway.authorize({ ...known, transactionToken: gateway.tokenIn(backWith(ending, kind)) });
  };
  return { clock, logger, standIn, gateway, backWith, pay };
}

eachDatabase('CulqiGateway', (database) => {
  paymentGatewayContract(() => {
    const { gateway, backWith, standIn } = made(database);
    const endCode = (number: string, ending: 'approved' | 'ended'): void =>
      void standIn.endOrder(number, ending === 'approved' ? 'paid' : 'expired');
    return Promise.resolve({ gateway, endCode, typeCard: (_, __, ending) => Promise.resolve(backWith(ending)) });
  });
});

onSqlite('CulqiGateway and what goes wrong', (database) => {
  test('asks for céntimos, once, with its own number, and keeps the last digits alone', async () => {
    const { standIn, pay } = made(database);
    const news = await pay('approved', 'slow');
    expect(news).toMatchObject({ kind: 'approved', word: { cardMask: '•••• 1111', cardBrand: 'Visa' } });
    expect(standIn.asked.filter(({ method }) => method === 'POST')).toMatchObject([
      {
        path: '/v2/charges',
        body: { amount: 19_990, currency_code: 'PEN', metadata: { purchase_number: purchaseNumber } },
      },
    ]);
  });

  test('takes Yape by the same way', async () => {
    const { pay } = made(database);
    expect(await pay('approved', null, 'ype')).toMatchObject({
      kind: 'approved',
      word: { cardMask: null, cardBrand: 'Yape' },
    });
  });

  // What was done is found by asking; what was not done is known to be so only once it can no longer arrive.
  test.each<[CulqiFault, 'approved' | 'no-answer' | 'never-asked']>([
    ['lost', 'never-asked'],
    ['broken-before', 'never-asked'],
    ['unanswered', 'approved'],
    ['broken-after', 'approved'],
    ['changed-field', 'approved'],
    ['wrong-amount', 'approved'],
  ])('an answer that is %s is none, and it is %s when asked later', async (fault, kind) => {
    const { clock, standIn, gateway, pay } = made(database);
    expect(await pay('approved', fault)).toEqual({ kind: 'no-answer' });
    expect(await gateway.status(known)).toMatchObject({ kind: kind === 'approved' ? kind : 'no-answer' });
    clock.advance({ minutes: 16 });
    expect(await gateway.status(known)).toMatchObject({ kind });
    expect(standIn.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('a charge that arrives late is found, and one that Culqi made twice is reported', async () => {
    const { clock, standIn, gateway, logger, pay } = made(database);
    expect(await pay('approved', 'late')).toEqual({ kind: 'no-answer' });
    clock.advance({ minutes: 14 });
    expect(await gateway.status(known)).toEqual({ kind: 'no-answer' });
    standIn.arrive();
    standIn.charges.push(...standIn.charges);
    expect(await gateway.status(known)).toMatchObject({ kind: 'approved' });
    expect(logger.entries.filter(({ message }) => message.includes('more than once'))).toHaveLength(1);
  });

  test.each(['isSilent', 'isUnordered', 'forgetsMetadata'] as const)(
    'says nothing for certain where the list is not as it is taken to be: %s',
    async (trouble) => {
      const { clock, standIn, gateway, pay } = made(database);
      standIn[trouble] = true;
      expect(await pay('approved', 'unanswered')).toEqual({ kind: 'no-answer' });
      // Others were charged before and after.
      const [own] = standIn.charges;
      if (own === undefined) throw new Error('Nothing was charged');
      const other = (id: string, minutes: number) => ({
        ...own,
        id,
        amount: 5,
        metadata: { purchase_number: '1' },
        creation_date: own.creation_date + minutes * 60_000,
      });
      standIn.charges.unshift(other('chr_test_before', -9));
      standIn.charges.push(other('chr_test_after', 1));
      if (trouble === 'isUnordered') standIn.charges.splice(1, 1);
      clock.advance({ minutes: 16 });
      expect(await gateway.status(known)).toEqual({ kind: 'no-answer' });
    },
  );

  test('a charge that is read with another amount, currency or a changed field says nothing, in a list and by its id', async () => {
    for (const fault of ['unanswered', null] as const) {
      const { standIn, gateway, pay } = made(database);
      await pay('approved', fault);
      const [own] = standIn.charges;
      if (own === undefined) throw new Error('Nothing was charged');
      for (const changed of [
        { amount: 19_989 },
        { currency_code: 'USD' },
        { outcome: {} },
        { outcome: { type: 'pendiente' } },
        { creation_date: -1 },
        { capture: false },
      ]) {
        standIn.charges[0] = { ...own, ...changed };
        expect(await gateway.status(known), JSON.stringify(changed)).toEqual({ kind: 'no-answer' });
      }
      standIn.charges[0] = own;
      expect(await gateway.status(known)).toMatchObject({ kind: 'approved' });
      await database().db.deleteFrom('culqi_payments').execute();
    }
  });

  test('a charge is found behind more than a page of others', async () => {
    const { standIn, gateway, pay } = made(database);
    await pay('approved', 'unanswered');
    const [own] = standIn.charges;
    if (own === undefined) throw new Error('Nothing was charged');
    for (let index = 0; index < 150; index += 1) {
      standIn.charges.push({ ...own, id: `chr_test_other${index}`, metadata: { purchase_number: String(index) } });
    }
    expect(await gateway.status(known)).toMatchObject({ kind: 'approved', word: { transactionId: own.id } });
  });

  test('a bank that wants proof charges nothing; the next try of the order brings it', async () => {
    const { standIn, gateway, backWith, pay } = made(database);
    expect(await pay('review')).toMatchObject({ kind: 'declined', word: { actionCode: 'REVIEW' } });
    const again = { ...known, purchaseNumber: '102234567890' };
    const { key } = await gateway.createSession({ ...session, ...again });
    expect(gateway.checkout.settingsOf({ ...again, sessionKey: key } as never)).toMatchObject({ verify: 'yes' });
    const proof = { eci: '05', xid: 'x', cavv: 'c', protocolVersion: '2.1.0', directoryServerTransactionId: 'd' };
    const transactionToken = gateway.tokenIn(backWith('review', 'tkn', JSON.stringify(proof)));
    expect(await gateway.authorize({ ...again, transactionToken })).toMatchObject({ kind: 'approved' });
    expect(standIn.asked.at(-1)?.body).toMatchObject({ authentication_3DS: proof });
  });

  test('a refund without an answer is asked about, never sent again, and what is not there is said so late', async () => {
    const { clock, standIn, gateway, pay } = made(database);
    await pay('approved');
    const refund = { purchaseNumber, transactionId: null, refundNumber: '7', amount: money(100) };
    standIn.faults.push('unanswered', 'lost');
    expect(await gateway.refund(refund)).toEqual({ kind: 'no-answer' });
    const lost = { ...refund, refundNumber: '8' };
    expect(await gateway.refund(lost)).toEqual({ kind: 'no-answer' });
    clock.advance({ minutes: 16 });
    // Somebody gave it back at Culqi beside the school, or metadata does not come back: what is 100 more is not known.
    expect(await gateway.refundStatus(lost)).toEqual({ kind: 'no-answer' });
    expect(await gateway.refundStatus(refund)).toEqual({ kind: 'given-back' });
    expect(await gateway.refundStatus(lost)).toEqual({ kind: 'never-asked' });
    expect(standIn.refunds).toMatchObject([{ amount: 100, metadata: { refund_number: '7' } }]);
  });

  test('nothing of a key, a token or a card reaches the log or the books', async () => {
    const { standIn, gateway, logger, pay } = made(database);
    await pay('approved', 'wrong-amount');
    await gateway.status(known);
    const written = JSON.stringify([
      logger.entries,
      await database().db.selectFrom('culqi_payments').selectAll().execute(),
    ]);
    expect(written).toContain(purchaseNumber);
    expect(written).not.toMatch(new RegExp(`tkn_|${standIn.secretKey}|1111|ana@`));
  });
});

onSqlite('Setting Culqi up', (database) => {
  const keys = { PAYMENT_CULQI_PUBLIC_KEY: 'pk_live_a', PAYMENT_CULQI_SECRET_KEY: 'sk_live_b' };
  const open = (env: Readonly<Record<string, string>>) => {
    const config = readConfig({ PAYMENT_GATEWAYS: 'culqi', ...env });
    const parts = { db: database().db, clock: new FixedClock(), ids: new CountingIds(), logger: new LoggerInMemory() };
    return { gateway: gatewaysOf({ ...parts, config })[0], isTrial: sellsForNothing(config) };
  };

  test('keys for tests sell only where test cards do', async () => {
    expect(open(keys).isTrial).toBe(false);
    expect(await open(keys).gateway.takesPayments()).toBe(true);
    const trial = { PAYMENT_CULQI_PUBLIC_KEY: 'pk_test_a', PAYMENT_CULQI_SECRET_KEY: 'sk_test_b' };
    const open443 = { SCHOOL_ORIGIN: 'https://escuela.example', SIGN_IN_ORIGIN: 'https://ingreso.escuela.example' };
    expect(open(trial).isTrial).toBe(true);
    expect(await open(trial).gateway.takesPayments()).toBe(true);
    expect(await open({ ...trial, ...open443 }).gateway.takesPayments()).toBe(false);
  });

  test.each([
    [{}, 'PAYMENT_CULQI_PUBLIC_KEY'],
    [{ ...keys, PAYMENT_CULQI_SECRET_KEY: 'secreto' }, 'PAYMENT_CULQI_SECRET_KEY debe empezar con'],
    [{ ...keys, PAYMENT_CULQI_PUBLIC_KEY: 'pk_test_a' }, 'las dos de pruebas o las dos de producción'],
    [{ ...keys, PAYMENT_CULQI_SERVICE: 'http://localhost:1' }, 'no recibe llaves de producción'],
  ])('what is wanting is named, and no key is: %#', (env, text) => {
    expect(() => open(env)).toThrow(text);
    expect(() => open(env)).not.toThrow('secreto');
  });
});
