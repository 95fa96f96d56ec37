import { beforeEach, expect, test } from 'vitest';
import { ComplaintsInMemory } from '#test/memory/complaints/complaints-in-memory.ts';
import { HolidayCalendarInMemory } from '#test/memory/complaints/holiday-calendar-in-memory.ts';
import { OutboxInMemory } from '#test/memory/shared/outbox-in-memory.ts';
import { RateCountsInProcess } from '#adapters/server/security/rate-counts-in-process.ts';
import { SchoolContactFromSettings } from '#adapters/server/config/school-contact-from-settings.ts';
import { FileComplaint } from '#application/server/complaints/file-complaint.ts';
import { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import { initialNotices, initialProvider } from '#domain/legal/statute.ts';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { aDay } from '#test/support/shared/days.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { schoolAddresses } from '#test/support/school/school-addresses.ts';
import { SettingsOfSchool } from '#test/support/shared/settings-of-school.ts';

let complaints: ComplaintsInMemory;
let calendar: HolidayCalendarInMemory;
let outbox: OutboxInMemory;
let clock: FixedClock;
let letters: UnaskedLetters;
let file: FileComplaint;

const lettersTo = (address: string) => outbox.posted.filter(({ to }) => to.email === address);

beforeEach(() => {
  complaints = new ComplaintsInMemory();
  calendar = new HolidayCalendarInMemory();
  outbox = new OutboxInMemory();
  clock = new FixedClock('2026-11-20T15:30:00.000Z');
  letters = new UnaskedLetters(new RateCountsInProcess(), clock);
  const settings = new SettingsOfSchool();
  file = new FileComplaint(
    complaints,
    calendar,
    outbox,
    letters,
    schoolAddresses,
    settings,
    new SchoolContactFromSettings(settings),
    new CountingIds(),
    clock,
  );
});

test('a sheet gets its number, its last day and the provider of that day', async () => {
  expect(await file.execute(aComplaintDraft())).toMatchObject({
    ok: true,
    value: { number: '000000001-2026', answerDue: '2026-12-15', provider: { ruc: initialProvider.ruc } },
  });
  const { name, ruc, address, bookCode } = initialProvider;
  expect((await complaints.byNumber('000000001-2026'))?.complaint.provider).toEqual({ name, ruc, address, bookCode });
});

test('the year and the day are Lima’s: at half past eleven on New Year’s Eve it is still the old year', async () => {
  clock.set('2027-01-01T04:30:00.000Z');
  expect(await file.execute(aComplaintDraft())).toMatchObject({ value: { number: '000000001-2026' } });
  clock.set('2027-01-01T05:00:00.000Z');
  expect(await file.execute(aComplaintDraft())).toMatchObject({ value: { number: '000000001-2027' } });
});

test('what the staff changed of the calendar counts, for sheets filed afterwards', async () => {
  await file.execute(aComplaintDraft());
  await calendar.change({ day: aDay('2026-12-07'), isHoliday: true, norm: 'DS 001' });
  expect(await file.execute(aComplaintDraft())).toMatchObject({ value: { answerDue: '2026-12-16' } });
  expect((await complaints.byNumber('000000001-2026'))?.complaint.answerDue).toBe('2026-12-15');
});

test('the consumer’s copy has everything they wrote, the provider, the last day and the notes', async () => {
  await file.execute(aComplaintDraft());
  const [posted] = outbox.posted;
  expect(posted?.to).toEqual({ name: 'Rosa Elena Huamán Ñaupari', email: 'rosa@correo.pe' });
  const text = JSON.stringify(posted?.letter);
  for (const part of [
    '000000001-2026',
    'martes 15 de diciembre de 2026',
    initialProvider.ruc,
    initialProvider.address,
    'S/.\u00A0199.90',
  ])
    expect(text).toContain(part);
  for (const typed of [aComplaintDraft().detail, aComplaintDraft().request, '45678912', 'Jr. Puno 456, Huancayo'])
    expect(text).toContain(typed);
  for (const note of initialNotices.footnotes) expect(text).toContain(note);
  expect(posted?.letter.action?.url).toMatch(/^https:\/\/escuela\.example\/reclamaciones\/hoja\/[\w-]{32}$/);
});

test('without an e-mail nothing is sent, and the sheet is in the book all the same', async () => {
  expect(await file.execute(aComplaintDraft({ email: '' }))).toMatchObject({ ok: true });
  expect(lettersTo('rosa@correo.pe')).toEqual([]);
});

test('the school is told of a sheet, with its last day and what was claimed; after five letters a day the list tells it', async () => {
  for (let turn = 0; turn < 7; turn += 1) await file.execute(aComplaintDraft({ email: '' }));
  const told = lettersTo(new SettingsOfSchool().of('contact').email);
  expect(told).toHaveLength(5);
  expect(told[0]?.letter.subject).toBe(
    'Hoja de reclamación N.º 000000001-2026: responder hasta el martes 15 de diciembre',
  );
  expect(JSON.stringify(told[0]?.letter)).toContain(aComplaintDraft().detail);
  expect(told[0]?.letter.action?.url).toBe('https://escuela.example/colaboradores/reclamaciones');
});

test('letters that a stranger causes at the school’s own address take none of these', async () => {
  const { email } = new SettingsOfSchool().of('contact');
  for (let letter = 0; letter < 5; letter += 1) await letters.mayReach(email);
  await file.execute(aComplaintDraft({ email: '' }));
  expect(lettersTo(email)).toHaveLength(1);
});

test('what is no complaint yet takes no number', async () => {
  expect(await file.execute(aComplaintDraft({ detail: ' ' }))).toEqual({
    ok: false,
    refusal: { kind: 'complaint-incomplete', problem: { kind: 'missing', field: 'detail' } },
  });
  expect(await file.execute(aComplaintDraft())).toMatchObject({ value: { ordinal: 1 } });
});

test('SAFE-20: thirty sheets with one address are all filed; five copies go there a day, and the rest is said', async () => {
  const copies = async () => {
    const filed = await file.execute(aComplaintDraft());
    return filed.ok && filed.value.copySent;
  };
  const sent: boolean[] = [];
  for (let turn = 0; turn < 30; turn += 1) sent.push(await copies());
  expect(sent).toEqual([...Array<boolean>(5).fill(true), ...Array<boolean>(25).fill(false)]);
  expect(lettersTo('rosa@correo.pe')).toHaveLength(5);
  expect(await complaints.list('all')).toHaveLength(30);
  await file.execute(aComplaintDraft({ email: 'luis@correo.pe' }));
  expect(lettersTo('luis@correo.pe')).toHaveLength(1);
  clock.advance({ days: 1 });
  expect(await copies()).toBe(true);
});

test('an address is one, whichever way its letters were typed', async () => {
  const sent: boolean[] = [];
  for (const email of ['íñigo@correo.pe', 'I\u0301n\u0303igo@Correo.pe', ' íñigo@correo.pe ']) {
    for (let turn = 0; turn < 2; turn += 1) {
      const filed = await file.execute(aComplaintDraft({ email }));
      sent.push(filed.ok && filed.value.copySent);
    }
  }
  expect(sent).toEqual([true, true, true, true, true, false]);
});
