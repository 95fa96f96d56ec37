import { beforeEach, expect, test } from 'vitest';
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
let useCase: AnswerComplaint;

beforeEach(async () => {
  complaints = new ComplaintsInMemory();
  outbox = new OutboxInMemory();
  useCase = new AnswerComplaint(
    complaints,
    outbox,
    schoolAddresses,
    new SettingsOfSchool(),
    new CountingIds(),
    new FixedClock(),
  );
  await complaints.add(aComplaint(1));
});

test('an answer is kept under the sheet and sent to the consumer', async () => {
  expect(await useCase.execute('1-2026', answer)).toMatchObject({ ok: true });
  expect((await complaints.byNumber('000000001-2026'))?.events).toMatchObject([answer]);
  expect(outbox.posted).toMatchObject([{ to: { email: 'rosa@correo.pe' } }]);
  const letter = JSON.stringify(outbox.posted[0]?.letter);
  for (const part of ['000000001-2026', 'Activamos tu curso.', 'Disculpa la demora.', 'Luis Rojas'])
    expect(letter).toContain(part);
});

test('an action is kept and sent to nobody', async () => {
  await useCase.execute('1-2026', { ...answer, kind: 'action' });
  expect((await complaints.byNumber('000000001-2026'))?.events).toMatchObject([{ kind: 'action' }]);
  expect(outbox.posted).toEqual([]);
});

test('who left no e-mail is answered in the book alone', async () => {
  const { content } = aComplaint(2);
  await complaints.add(aComplaint(2, { content: { ...content, email: '' } }));
  expect(await useCase.execute('000000002-2026', answer)).toMatchObject({ ok: true });
  expect(outbox.posted).toEqual([]);
});

test.each(['9-2026', 'uno', ''])('«%s» is no sheet', async (number) => {
  expect(await useCase.execute(number, answer)).toEqual({ ok: false, refusal: { kind: 'complaint-not-found' } });
});

test('an empty answer, or one without a name, is none', async () => {
  for (const empty of [{ text: ' \n' }, { by: ' ' }])
    expect(await useCase.execute('1-2026', { ...answer, ...empty })).toMatchObject({
      refusal: { kind: 'answer-empty' },
    });
  expect((await complaints.byNumber('000000001-2026'))?.events).toEqual([]);
});
