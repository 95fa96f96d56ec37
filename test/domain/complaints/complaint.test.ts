import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  complaintContent,
  complaintProblems,
  longestComplaintTexts,
  type ComplaintDraft,
} from '#domain/complaints/complaint.ts';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';

const problemsOf = (parts: Partial<ComplaintDraft>) =>
  complaintProblems(aComplaintDraft(parts)).map(({ field, kind }) => `${field} ${kind}`);

const nothing: Partial<ComplaintDraft> = {
  phone: '',
  goodKind: '',
  amount: '',
  goodDescription: '',
  request: '',
};

test('the minimum of the law is enough: who, a document, an address or e-mail, and what happened', () => {
  expect(problemsOf({ ...nothing, email: '' })).toEqual([]);
  expect(problemsOf({ ...nothing, address: '' })).toEqual([]);
  expect(problemsOf({ ...nothing, address: ' ', email: ' ' })).toEqual(['address contact-missing']);
});

test('everything that is missing is said at once, in the order of the form', () => {
  expect(
    problemsOf({ ...nothing, kind: '', fullName: ' ', documentNumber: '', address: '', email: '', detail: '\n' }),
  ).toEqual([
    'kind missing',
    'fullName missing',
    'documentNumber missing',
    'address contact-missing',
    'detail missing',
  ]);
});

test('documents are checked by their type', () => {
  expect(problemsOf({ documentNumber: '4567891' })).toEqual(['documentNumber invalid']);
  expect(problemsOf({ documentNumber: '4567 8912' })).toEqual([]);
  expect(problemsOf({ documentType: 'CE', documentNumber: '001234567' })).toEqual([]);
  expect(problemsOf({ documentType: 'passport', documentNumber: 'x1' })).toEqual(['documentNumber invalid']);
});

test('e-mail, phone and amount may be empty, not wrong', () => {
  expect(problemsOf({ email: 'rosa@', phone: 'no tengo', amount: 'mucho' })).toEqual([
    'email invalid',
    'phone invalid',
    'amount invalid',
  ]);
});

test('a minor needs who answers for them; whoever is none, does not', () => {
  expect(problemsOf({ isMinor: true })).toEqual(['guardianName missing']);
  expect(problemsOf({ isMinor: true, guardianName: 'Julia Ñaupari' })).toEqual([]);
  const content = complaintContent(aComplaintDraft({ isMinor: false, guardianName: 'quedó escrito' }));
  expect(content).toMatchObject({ ok: true, value: { guardianName: '' } });
});

test.each([
  ['118', 11_800],
  ['118.5', 11_850],
  ['S/. 1,250.00', 125_000],
  ['s/ 9', 900],
  ['1,25', 125],
  ['', null],
])('the amount «%s» is %s céntimos', (amount, centimos) => {
  expect(complaintContent(aComplaintDraft({ amount }))).toMatchObject({ ok: true, value: { amount: centimos } });
});

test.each(['1.999', '-5', '1118,500', '12,34.00', '99999999999'])('«%s» is no amount', (amount) => {
  expect(problemsOf({ amount })).toEqual(['amount invalid']);
});

test('the sheet says the same whichever way a keyboard writes accents, and a form ends its lines', () => {
  const texts = { fullName: 'Íñigo Núñez', address: 'Jr. Áncash 1, Lima', email: 'iñigo@correo.pe' };
  const said = { ...texts, detail: 'Pagué.\nNo llegó.', request: 'Que llegue.\nHoy mismo.' };
  const typed = Object.fromEntries(
    Object.entries(said).map(([field, text]) => [field, text.normalize('NFD').replaceAll('\n', '\r\n')]),
  );
  expect(complaintContent(aComplaintDraft(typed))).toMatchObject({ ok: true, value: said });
});

test('texts longer than the sheet holds are refused, not cut', () => {
  for (const field of ['fullName', 'address', 'goodDescription', 'detail', 'request'] as const) {
    const longest = longestComplaintTexts[field] ?? 0;
    expect(problemsOf({ [field]: 'a'.repeat(longest) })).toEqual([]);
    expect(problemsOf({ [field]: 'a'.repeat(longest + 1) })).toEqual([`${field} too-long`]);
  }
});

test('a draft becomes a sheet exactly when nothing stands in its way, and keeps what happened word for word', () => {
  const texts = fc.record({
    fullName: fc.string(),
    detail: fc.string(),
    request: fc.string(),
    email: fc.emailAddress(),
  });
  fc.assert(
    fc.property(texts, fc.boolean(), (parts, isMinor) => {
      const draft = aComplaintDraft({ ...parts, isMinor });
      const content = complaintContent(draft);
      expect(content.ok).toBe(complaintProblems(draft).length === 0);
      if (content.ok)
        expect(content.value).toMatchObject({ detail: parts.detail.trim(), request: parts.request.trim() });
    }),
  );
});
