import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ConfigError } from '#adapters/server/config/config.ts';
import type { Authorization } from '#application/server/payments/ports/payment-gateway.ts';
import { money } from '#domain/shared/money.ts';
import { paymentGatewayContract } from '#test/ports/payments/payment-gateway.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { niubizEnv, niubizOfTest } from '#test/support/payments/niubiz-of-test.ts';
import { type NiubizCallKind, type NiubizFault, rightYapeCode } from '#test/support/payments/niubiz-stand-in.ts';

const payment = { purchaseNumber: '101234567890', amount: money(19_990) };
const session = {
  ...payment,
  description: 'Pedido N.º 1',
  payer: {
    userId: 'ana',
    email: 'ana@correo.example',
    since: new Date('2026-09-05T12:00:00.000Z'),
    hasPaid: true,
    address: '203.0.113.7',
  },
  returnUrl: 'http://localhost:3000/api/v1/payment-returns/niubiz/101234567890',
  cancelUrl: 'http://localhost:3000/cancelar?intento=1',
};

/** A buyer who typed a good card, about to be charged. */
async function atReturn() {
  const made = niubizOfTest();
  const { key } = await made.gateway.createSession(session);
  const transactionToken = made.gateway.tokenIn({
    form: { transactionToken: made.standIn.typeCard(key, payment.purchaseNumber, 'approved') },
    query: {},
  });
  return { ...made, authorize: () => made.gateway.authorize({ ...payment, transactionToken }) };
}

async function charged() {
  const made = await atReturn();
  const news = await made.authorize();
  const transactionId = news.kind === 'approved' ? news.word.transactionId : null;
  return { ...made, refund: { ...payment, transactionId, refundNumber: '7' } };
}

describe('NiubizGateway', () => {
  paymentGatewayContract(() => {
    const { gateway, standIn } = niubizOfTest();
    return Promise.resolve({
      gateway,
      typeCard: ({ key }, number, ending) =>
        Promise.resolve({ form: { transactionToken: standIn.typeCard(key, number, ending) }, query: {} }),
    });
  });
});

test('a session is asked for with the amount in soles and who pays; its page is the school’s', async () => {
  const { gateway, standIn } = niubizOfTest();
  const { page } = await gateway.createSession(session);
  expect(page).toMatch(/^\/pasarela\/niubiz\/101234567890\/[\w-]{22}$/);
  expect(standIn.sessions).toEqual([
    {
      channel: 'web',
      amount: 199.9,
      antifraud: {
        clientIp: '203.0.113.7',
        merchantDefineData: {
          MDD4: 'ana@correo.example',
          MDD21: '1',
          MDD32: 'ana',
          MDD75: 'Registrado',
          MDD77: expect.stringMatching(/^\d+$/),
        },
      },
    },
  ]);
  const settings = gateway.checkout.settingsOf({
    ...session,
    sessionKey: 's',
    school: 'Escuela',
    returnPath: '/r',
    cancelPath: '/c',
  });
  expect(settings).toMatchObject({ amount: '199.90', purchaseNumber: '101234567890', sessionToken: 's' });
  expect(Object.keys(settings).join()).not.toMatch(/user|password/i);
});

test('one security token serves for five minutes, then another; one that is refused is renewed, save for a charge', async () => {
  const { clock, gateway, standIn } = niubizOfTest();
  await Promise.all([1, 2, 3].map(() => gateway.status(payment)));
  const asked = () => standIn.calls.filter((kind) => kind === 'security').length;
  expect(asked()).toBe(1);
  clock.advance({ minutes: 5 });
  await gateway.status(payment);
  expect(asked()).toBe(2);
  standIn.forgetTokens();
  expect(await gateway.status(payment)).toEqual({ kind: 'never-asked' });
  const { key } = await gateway.createSession(session);
  standIn.forgetTokens();
  const transactionToken = standIn.typeCard(key, payment.purchaseNumber, 'approved');
  expect(await gateway.authorize({ ...payment, transactionToken })).toEqual({ kind: 'no-answer' });
  expect(standIn.calls.filter((kind) => kind === 'authorization')).toHaveLength(1);
  expect(await gateway.status(payment)).toEqual({ kind: 'never-asked' });
});

/** What the status says once the charge itself was not clear. */
const unclear: readonly (readonly [NiubizFault, Authorization['kind'] | 'never-asked'])[] = [
  [{ kind: 'silent', before: true }, 'never-asked'],
  [{ kind: 'silent', before: false }, 'approved'],
  [{ kind: 'cut', before: true }, 'never-asked'],
  [{ kind: 'cut', before: false }, 'approved'],
  [{ kind: 'server-error', before: true }, 'never-asked'],
  [{ kind: 'server-error', before: false }, 'approved'],
  [{ kind: 'twice' }, 'approved'],
  [{ kind: 'out-of-order' }, 'approved'],
  [{ kind: 'wrong-amount' }, 'approved'],
  [{ kind: 'not-json' }, 'approved'],
  [{ kind: 'changed-field', field: 'ACTION_CODE' }, 'approved'],
  [{ kind: 'changed-field', field: 'STATUS' }, 'approved'],
];

test.each(unclear)(
  'a charge that is %o is no answer, is asked for once, and its status says the truth',
  async (fault, then) => {
    const { authorize, gateway, standIn } = await atReturn();
    standIn.faults.authorization = [fault];
    expect(await authorize()).toEqual({ kind: 'no-answer' });
    expect(standIn.calls.filter((kind) => kind === 'authorization')).toHaveLength(1);
    expect(standIn.charges.length).toBeLessThanOrEqual(1);
    expect((await gateway.status(payment)).kind).toBe(then);
  },
);

test('a slow answer is waited for; a charge that arrives late is found by asking, and was asked for once', async () => {
  const slow = await atReturn();
  slow.standIn.faults.authorization = [{ kind: 'slow', ms: 1 }];
  expect((await slow.authorize()).kind).toBe('approved');
  const { authorize, gateway, standIn } = await atReturn();
  standIn.faults.authorization = [{ kind: 'late' }];
  expect(await authorize()).toEqual({ kind: 'no-answer' });
  // Nobody takes this for an end before a minute is over: ResolveAttempt.
  expect(await gateway.status(payment)).toEqual({ kind: 'never-asked' });
  standIn.arrive();
  expect((await gateway.status(payment)).kind).toBe('approved');
  expect([standIn.charges.length, standIn.calls.filter((kind) => kind === 'authorization').length]).toEqual([1, 1]);
});

test('a status that is unclear, or of another amount, says nothing; one that answers late does not matter', async () => {
  const { gateway, standIn } = await charged();
  const faults: readonly NiubizFault[] = [
    ...unclear.map(([fault]) => fault).filter(({ kind }) => kind !== 'twice'),
    { kind: 'changed-field', field: 'currency' },
    { kind: 'changed-field', field: 'transactionId' },
  ];
  for (const fault of faults) {
    standIn.faults.status = [fault];
    expect(await gateway.status(payment), JSON.stringify(fault)).toEqual({ kind: 'no-answer' });
  }
  expect(await gateway.status({ ...payment, amount: money(19_989) })).toEqual({ kind: 'no-answer' });
  expect((await gateway.status(payment)).kind).toBe('approved');
});

test('a code of Yape is charged once; a wrong one, or where the school takes none, is declined', async () => {
  const { gateway, standIn } = niubizOfTest();
  const form = (otp: string) => ({ way: 'yape', yapePhone: '+51 912 345 678', yapeCode: otp });
  const token = (otp: string, made = gateway) => made.tokenIn({ form: form(otp), query: {} });
  expect(token('12345')).toBe('');
  const ask = (otp: string) => gateway.authorize({ ...payment, transactionToken: token(otp) });
  expect(await ask('000000')).toMatchObject({ kind: 'declined', word: { actionCode: '129' } });
  expect(await ask(rightYapeCode.otp)).toMatchObject({ kind: 'approved' });
  expect(standIn.charges).toEqual([payment.purchaseNumber]);
  const none = niubizOfTest({ PAYMENT_NIUBIZ_YAPE: 'no' });
  const declined = await none.gateway.authorize({
    ...payment,
    transactionToken: token(rightYapeCode.otp, none.gateway),
  });
  expect(declined.kind).toBe('declined');
  expect(none.standIn.calls).toEqual([]);
  expect(none.gateway.checkout.forms).toEqual([]);
  // Its code is exchanged first, and both calls have to be over within the minute: that one is waited for as for a question.
  const slow = niubizOfTest({}, new FixedClock(), { security: 40, authorization: 600_000, other: 40 });
  slow.standIn.faults.yape = [{ kind: 'silent', before: true }];
  const transactionToken = token(rightYapeCode.otp, slow.gateway);
  expect(await slow.gateway.authorize({ ...payment, transactionToken })).toEqual({ kind: 'no-answer' });
});

test('a payment of the day goes back as a whole by a reversal, later by a refund', async () => {
  const today = await charged();
  expect(await today.gateway.refund(today.refund)).toEqual({ kind: 'given-back' });
  expect(today.standIn.calls.slice(-2)).toEqual(['status', 'reversal']);
  expect(await today.gateway.refundStatus(today.refund)).toEqual({ kind: 'given-back', isWhole: true });
  const later = await charged();
  later.clock.advance({ hours: 30 });
  expect(await later.gateway.refund(later.refund)).toEqual({ kind: 'given-back' });
  expect(later.standIn.calls.slice(-1)).toEqual(['refund']);
});

test.each(['refund', 'reversal'] as const)(
  'a %s that is unclear is no answer, sent once, and found out by asking',
  async (way) => {
    const { clock, gateway, refund, standIn } = await charged();
    if (way === 'refund') clock.advance({ hours: 30 });
    standIn.faults[way] = [{ kind: 'cut', before: false }];
    expect(await gateway.refund(refund)).toEqual({ kind: 'no-answer' });
    expect(standIn.calls.filter((kind) => kind === way)).toHaveLength(1);
    standIn.faults.refundStatus = [{ kind: 'changed-field', field: 'EXTERNALREFERENCEID' }];
    standIn.faults.status = [{ kind: 'cut', before: true }];
    expect(await gateway.refundStatus(refund)).toEqual({ kind: 'no-answer' });
    const isWhole = way === 'reversal' && { isWhole: true };
    expect(await gateway.refundStatus(refund)).toEqual({ kind: 'given-back', ...isWhole });
  },
);

test('keys, tokens, codes and what was answered reach neither log nor error', async () => {
  const { gateway, logger, standIn } = niubizOfTest();
  const secrets = [
    niubizEnv.PAYMENT_NIUBIZ_PASSWORD,
    btoa(`${niubizEnv.PAYMENT_NIUBIZ_USER}:${niubizEnv.PAYMENT_NIUBIZ_PASSWORD}`),
  ];
  const { key } = await gateway.createSession(session);
  const kinds: readonly NiubizCallKind[] = ['authorization', 'yape', 'status', 'refund', 'reversal', 'refundStatus'];
  const errors: unknown[] = [];
  for (const [fault] of unclear) {
    for (const kind of kinds) standIn.faults[kind] = [fault];
    const transactionToken = standIn.typeCard(key, payment.purchaseNumber, 'approved');
    secrets.push(transactionToken);
    await gateway.authorize({ ...payment, transactionToken });
    await gateway.authorize({ ...payment, transactionToken: 'yape:912345678:246810' });
    await gateway.status(payment);
    await gateway.refund({ ...payment, transactionId: '99', refundNumber: '1' });
    await gateway.refundStatus({ ...payment, transactionId: '99', refundNumber: '1' });
    standIn.faults.session = [fault];
    await gateway.createSession(session).catch((error: unknown) => errors.push(error));
  }
  const said = inspect([logger.entries, errors, gateway], { depth: 12 });
  expect(logger.entries.length).toBeGreaterThan(20);
  for (const secret of [...secrets, key, 'eyJ.seguridad', '246810', '912345678', '411111'])
    expect(said).not.toContain(secret);
});

test('what is missing or wrong stops the start by its name', () => {
  const broken = (env: Partial<typeof niubizEnv>) => () => niubizOfTest(env);
  for (const name of ['MERCHANT', 'USER', 'PASSWORD', 'RUC'] as const) {
    expect(broken({ [`PAYMENT_NIUBIZ_${name}`]: '' })).toThrow(`Falta PAYMENT_NIUBIZ_${name}`);
  }
  expect(broken({ PAYMENT_NIUBIZ_RUC: '20512333798' })).toThrow(/^PAYMENT_NIUBIZ_RUC debe ser/);
  expect(broken({ PAYMENT_NIUBIZ_YAPE: 'quizás' })).toThrow(ConfigError);
  expect(broken({ PAYMENT_NIUBIZ_SERVICE: 'https://ladron.example' })).toThrow(/^PAYMENT_NIUBIZ_SERVICE debe ser/);
});

test('at the place for tests it sells only where nobody has to pay', async () => {
  expect(await niubizOfTest().gateway.takesPayments()).toBe(true);
  expect(await niubizOfTest({ PAYMENT_NIUBIZ_SERVICE: 'production' }).gateway.takesPayments()).toBe(true);
});
