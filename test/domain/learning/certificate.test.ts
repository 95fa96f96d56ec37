import { describe, expect, test } from 'vitest';
import {
  certificatesEarned,
  dayOfIssue,
  type ExamOutcome,
  holderOf,
  yearOfIssue,
} from '#domain/learning/certificate.ts';

const passed = (grade: number, moduleId: number | null = null): ExamOutcome => ({
  moduleId,
  best: { grade, passed: true },
});
const failed: ExamOutcome = { moduleId: null, best: { grade: 95, passed: false } };
const notTaken: ExamOutcome = { moduleId: null, best: null };

describe('the certificates earned', () => {
  test('are none before 100 % of the classes, exams or not', () => {
    expect(certificatesEarned({ hours: 24, finished: false, exams: [passed(180)] })).toEqual([]);
  });

  test('are none where the content gives no certificate', () => {
    expect(certificatesEarned({ hours: 0, finished: true, exams: [] })).toEqual([]);
  });

  test('are participation alone without exams, or while one is failed or not taken', () => {
    const participation = [{ kind: 'participation', grade: null }];
    expect(certificatesEarned({ hours: 24, finished: true, exams: [] })).toEqual(participation);
    expect(certificatesEarned({ hours: 24, finished: true, exams: [passed(180, 7), failed] })).toEqual(participation);
    expect(certificatesEarned({ hours: 24, finished: true, exams: [passed(180, 7), notTaken] })).toEqual(participation);
  });

  test('are both once all exams are passed, with the grade of the general exam', () => {
    expect(certificatesEarned({ hours: 24, finished: true, exams: [passed(200, 7), passed(165)] })).toEqual([
      { kind: 'participation', grade: null },
      { kind: 'approval', grade: 165 },
    ]);
  });

  test('are both with a single exam as well', () => {
    expect(certificatesEarned({ hours: 24, finished: true, exams: [passed(165)] })).toMatchObject([
      { kind: 'participation' },
      { kind: 'approval', grade: 165 },
    ]);
  });

  test('carry the mean, half up to a tenth, where there are only module exams', () => {
    const [, approval] = certificatesEarned({ hours: 24, finished: true, exams: [passed(165, 1), passed(180, 2)] });
    expect(approval?.grade).toBe(173);
  });
});

describe('the holder', () => {
  const profile = {
    email: 'rosa.quispe@correo.pe',
    givenNames: '  Rosa  María ',
    paternalSurname: 'Quispe',
    maternalSurname: 'Ñahui',
    documentType: 'DNI',
    documentNumber: '44556677',
  };

  test('has all the names and the document of the profile', () => {
    expect(holderOf(profile)).toEqual({
      ok: true,
      value: { name: 'Rosa María Quispe Ñahui', document: 'DNI 44556677' },
    });
  });

  test('may lack a second surname and a document', () => {
    expect(holderOf({ ...profile, maternalSurname: '', documentNumber: '' })).toEqual({
      ok: true,
      value: { name: 'Rosa María Quispe', document: '' },
    });
  });

  test('names a passport in Spanish', () => {
    const holder = holderOf({ ...profile, documentType: 'passport', documentNumber: 'AB123456' });
    expect(holder).toMatchObject({ value: { document: 'Pasaporte AB123456' } });
  });

  test('is refused without names, saying which are missing', () => {
    expect(holderOf({ ...profile, givenNames: '  ', paternalSurname: '' })).toEqual({
      ok: false,
      refusal: { kind: 'holder-names-missing', missing: ['givenNames', 'paternalSurname'] },
    });
  });

  test('is not called by an address', () => {
    const names = { givenNames: 'Rosa Quispe', paternalSurname: '', maternalSurname: '' };
    expect(holderOf({ ...profile, ...names })).toMatchObject({
      refusal: { missing: ['givenNames', 'paternalSurname'] },
    });
  });
});

test('day and year of issue are those of Lima', () => {
  const newYearInUtc = new Date('2027-01-01T03:30:00.000Z');
  expect(yearOfIssue(newYearInUtc)).toBe(2026);
  expect(dayOfIssue(newYearInUtc)).toBe('31 de diciembre de 2026');
});
