import { beforeEach, expect, test } from 'vitest';
import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { OfficeLogInMemory } from '#test/memory/office/office-log-in-memory.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { ComplaintsInMemory } from '#test/memory/complaints/complaints-in-memory.ts';
import { OutboxInMemory } from '#test/memory/shared/outbox-in-memory.ts';
import { AnswerComplaint } from '#application/server/complaints/answer-complaint.ts';
import { aComplaint } from '#test/support/complaints/complaints.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { schoolAddresses } from '#test/support/school/school-addresses.ts';
import { SettingsOfSchool } from '#test/support/shared/settings-of-school.ts';

const answer = { kind: 'answer', text: 'Activamos tu curso.\n\nDisculpa la demora.', by: 'Luis Rojas' } as const;
let complaints: ComplaintsInMemory;
let outbox: OutboxInMemory;
let log: OfficeLogInMemory;
let useCase: AnswerComplaint;
const teresa = { by: 'teresa', seen: 0 };

beforeEach(async () => {
  complaints = new ComplaintsInMemory();
  outbox = new OutboxInMemory();
  log = new OfficeLogInMemory(new AccountsInMemory());
  useCase = new AnswerComplaint(
    complaints,
    outbox,
    schoolAddresses,
    new SettingsOfSchool(),
    new OfficeJournal(log, new CountingIds(), new FixedClock()),
    new CountingIds(),
    new FixedClock(),
  );
  await complaints.add(aComplaint(1));
});

test('an answer is kept under the sheet and sent to the consumer', async () => {
  expect(await useCase.execute('1-2026', answer, teresa)).toMatchObject({ ok: true });
  expect((await complaints.byNumber('000000001-2026'))?.events).toMatchObject([answer]);
  expect(outbox.posted).toMatchObject([{ to: { email: 'rosa@correo.pe' } }]);
  const letter = JSON.stringify(outbox.posted[0]?.letter);
  for (const part of ['000000001-2026', 'Activamos tu curso.', 'Disculpa la demora.', 'Luis Rojas'])
    expect(letter).toContain(part);
});

test('an action is kept and sent to nobody', async () => {
  await useCase.execute('1-2026', { ...answer, kind: 'action' }, teresa);
  expect((await complaints.byNumber('000000001-2026'))?.events).toMatchObject([{ kind: 'action' }]);
  expect(outbox.posted).toEqual([]);
});

test('who left no e-mail is answered in the book alone', async () => {
  const { content } = aComplaint(2);
  await complaints.add(aComplaint(2, { content: { ...content, email: '' } }));
  expect(await useCase.execute('000000002-2026', answer, teresa)).toMatchObject({ ok: true });
  expect(outbox.posted).toEqual([]);
});

test.each(['9-2026', 'uno', ''])('«%s» is no sheet', async (number) => {
  expect(await useCase.execute(number, answer, teresa)).toEqual({
    ok: false,
    refusal: { kind: 'complaint-not-found' },
  });
});

test('what is said stands in the log of the office, without its words', async () => {
  await useCase.execute('1-2026', answer, teresa);
  await useCase.execute('1-2026', { ...answer, kind: 'action' }, { by: null, seen: null });
  expect(log.entries).toMatchObject([
    { by: 'teresa', action: 'complaint-answered', thingId: '000000001-2026', before: {}, after: {} },
    { by: null, action: 'complaint-action-noted', thingId: '000000001-2026' },
  ]);
});

test('where somebody wrote under the sheet since it was read, nothing is kept or sent', async () => {
  await useCase.execute('1-2026', answer, teresa);
  expect(await useCase.execute('1-2026', answer, teresa)).toEqual({
    ok: false,
    refusal: { kind: 'complaint-moved' },
  });
  expect((await complaints.byNumber('000000001-2026'))?.events).toHaveLength(1);
  expect(outbox.posted).toHaveLength(1);
  // From the command line it is what stands there that is read first.
  expect(await useCase.execute('1-2026', answer, { by: null, seen: null })).toMatchObject({ ok: true });
});

test('an answer that is empty, too long or without a name is none', async () => {
  for (const [wrong, kind] of [
    [{ text: ' \n' }, 'answer-empty'],
    [{ by: ' ' }, 'signer-missing'],
    [{ text: 'a'.repeat(4001) }, 'answer-too-long'],
  ] as const)
    expect(await useCase.execute('1-2026', { ...answer, ...wrong }, teresa)).toEqual({ ok: false, refusal: { kind } });
  expect((await complaints.byNumber('000000001-2026'))?.events).toEqual([]);
});
