import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctionOf, reissuedAt, reissueTo } from '#domain/learning/certificate-reissue.ts';
import { certificate } from '#test/support/learning/study-builders.ts';

const printed = certificate();
const same = { name: printed.holderName, document: printed.holderDocument };
const renamed = { ...same, name: 'Ana María Quispe Rojas' };
const at = new Date('2026-04-01T15:00:00.000Z');

test('a certificate that says what the profile says needs no correction', () => {
  expect(correctionOf(printed, same)).toBeNull();
  expect(reissueTo(printed, same, 'holder')).toEqual({ ok: true, value: null });
});

test('a corrected name is its holder’s to have printed', () => {
  expect(correctionOf(printed, renamed)).toEqual({ holder: renamed, isForStaff: false });
  expect(reissueTo(printed, renamed, 'holder')).toEqual({ ok: true, value: renamed });
});

test('a document is added where there was none, and stays where the profile has none any more', () => {
  expect(correctionOf(certificate({ holderDocument: '' }), same)).toEqual({ holder: same, isForStaff: false });
  expect(correctionOf(printed, { ...same, document: '' })).toBeNull();
  expect(reissueTo(printed, { ...renamed, document: '' }, 'holder')).toEqual({ ok: true, value: renamed });
});

test('another document is put on it by the staff alone', () => {
  const other = { ...renamed, document: 'DNI 11223344' };
  expect(correctionOf(printed, other)).toEqual({ holder: other, isForStaff: true });
  expect(reissueTo(printed, other, 'holder')).toEqual({ ok: false, refusal: { kind: 'document-differs' } });
  expect(reissueTo(printed, other, 'staff')).toEqual({ ok: true, value: other });
});

test('a revoked one is not made out anew by anybody', () => {
  const revoked = certificate({ revokedAt: at, revokedReason: 'Copia' });
  expect(correctionOf(revoked, renamed)).toBeNull();
  for (const by of ['holder', 'staff'] as const) {
    expect(reissueTo(revoked, renamed, by)).toEqual({ ok: false, refusal: { kind: 'certificate-revoked', at } });
  }
});

test('the day of the last reissue counts', () => {
  const line = { by: 'holder', reason: '', formerName: 'Ana', formerDocument: '' } as const;
  expect(reissuedAt(printed)).toBeNull();
  expect(
    reissuedAt({
      reissues: [
        { ...line, at: new Date(0) },
        { ...line, at },
      ],
    }),
  ).toEqual(at);
});

test('once made out to whoever the profile names, there is nothing left to correct', () => {
  const text = fc.string({ minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(
      text,
      fc.string({ maxLength: 12 }),
      text,
      fc.string({ maxLength: 12 }),
      (name, document, now, number) => {
        const before = certificate({ holderName: name, holderDocument: document });
        const present = { name: now, document: number };
        const holder = reissueTo(before, present, 'staff');
        const to = holder.ok ? holder.value : null;
        const after = to === null ? before : { ...before, holderName: to.name, holderDocument: to.document };
        expect(correctionOf(after, present)).toBeNull();
        // A holder alone never changes a document that was printed.
        const own = reissueTo(before, present, 'holder');
        if (document !== '' && own.ok && own.value !== null) expect(own.value.document).toBe(document);
      },
    ),
  );
});
