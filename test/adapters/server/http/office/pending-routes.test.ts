import { expect, test } from 'vitest';
import type { OfficePending } from '#application/read-models/office/office-pending.ts';
import { Complaints } from '#application/server/complaints/ports/complaints.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { aComplaint } from '#test/support/complaints/complaints.ts';
import { aBankAccount, aVoucher } from '#test/support/receipts/receipt-builders.ts';
import { schoolWithDetraction } from '#test/support/receipts/school-with-detraction.ts';
import { sendingSchool } from '#test/support/receipts/sending-school.ts';
import type { TestSchool } from '#test/support/school/test-school.ts';
import { aDay } from '#test/support/shared/days.ts';

async function ask({ app, signIn }: TestSchool, userId: string) {
  const answer = await app.inject({ url: '/api/v1/staff/pending', headers: await signIn(userId) });
  return { status: answer.statusCode, pending: answer.json<OfficePending>() };
}

test('an owner is told of everything, what is due first before all, and whether its day is over', async () => {
  const world = await schoolWithDetraction();
  const owner = await world.addUser({ email: 'titular@escuela.pe' }, ['owner']);
  const { school } = world;
  await school.get(BankAccounts).offer([aBankAccount('bcp')]);
  await school.get(Vouchers).add(aVoucher('v1'));
  await school.get(Complaints).add(aComplaint(1, { answerDue: aDay('2026-03-09') }));
  const { pending } = await ask(world, owner);
  expect(pending.waiting).toEqual([
    {
      kind: 'complaints',
      count: 1,
      since: '2026-11-20T15:30:00.000Z',
      due: { by: '2026-03-10T04:59:59.000Z', isOver: true },
    },
    {
      kind: 'vouchers',
      count: 1,
      since: '2026-03-10T15:00:00.000Z',
      due: { by: '2026-03-13T15:00:00.000Z', isOver: false },
    },
    {
      kind: 'detractions',
      count: 1,
      since: '2026-03-10T15:00:00.000Z',
      due: { by: '2026-03-18T04:59:59.000Z', isOver: false },
    },
  ]);
  expect(pending.quiet).toHaveLength(11);
  expect(pending.health).toMatchObject({ lettersGivenUp: 0, lettersStuckSince: null });
  expect(pending.health?.backup).toEqual({ last: null, isOverdue: true });
  expect(pending.health?.lacks).toEqual(['identity', 'provider', 'contact', 'signer']);
});

test('who has another role is told of theirs, and not of the school itself; who has none is refused', async () => {
  const world = await schoolWithDetraction();
  await world.school.get(Complaints).add(aComplaint(1));
  const { pending } = await ask(world, 'teresa');
  expect(pending.waiting.map(({ kind }) => kind)).toEqual(['detractions']);
  expect(pending.quiet).not.toContain('complaints');
  expect(pending.health).toBeNull();
  expect((await ask(world, 'ana')).status).toBe(403);
});

test('receipts that the tax authority has not are those that their page shows, with the last moment of the law', async () => {
  const world = await sendingSchool(1);
  const cashier = await world.addUser({ email: 'caja@escuela.pe' }, ['cashier']);
  const receipts = async () => (await ask(world, cashier)).pending.waiting.find(({ kind }) => kind === 'receipts');
  expect(await receipts()).toBeUndefined();
  world.clock.advance({ days: 1 });
  expect(await receipts()).toEqual({
    kind: 'receipts',
    count: 1,
    since: '2026-03-10T15:00:00.000Z',
    due: { by: '2026-03-16T04:59:59.000Z', isOver: false },
  });
});

test('letters that wait for hours are told, those of a moment are not', async () => {
  const world = await schoolWithDetraction();
  const owner = await world.addUser({ email: 'titular@escuela.pe' }, ['owner']);
  const at = world.clock.now().toISOString();
  await world.db
    .insertInto('outbox_mails')
    .values({
      id: 'letter',
      message_id: '<letter@escuela.example>',
      recipient: 'rosa@correo.pe',
      subject: 'Hola',
      text_body: '',
      html_body: '',
      created_at: at,
      next_attempt_at: at,
      attempts: 0,
      sent_at: null,
    })
    .execute();
  const stuck = async () => (await ask(world, owner)).pending.health?.lettersStuckSince;
  expect(await stuck()).toBeNull();
  world.clock.advance({ hours: 2 });
  expect(await stuck()).toBe(at);
});
