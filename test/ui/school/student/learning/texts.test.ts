import { expect, test } from 'vitest';
import { classSeconds } from '#domain/learning/syllabus/video-file.ts';
import { classesText, clockText, fileText, shortDayText, spokenTime } from '#ui/school/student/learning/texts.ts';

test('a place in a video is written as on a clock', () => {
  expect([0, 5, 65, 599.9, 3600, 3725].map(clockText)).toEqual(['0:00', '0:05', '1:05', '10:00', '1:00:00', '1:02:05']);
});

test('the length that a video tells is the one that its class was given', () => {
  const told = 201.6;
  expect(clockText(told)).toBe(clockText(classSeconds(told)));
  expect(spokenTime(told)).toBe('3 minutos y 22 segundos');
});

test('a place in a video is said in words', () => {
  expect(spokenTime(0)).toBe('0 segundos');
  expect(spokenTime(61)).toBe('1 minuto y 1 segundo');
  expect(spokenTime(3720)).toBe('1 hora y 2 minutos');
});

test('classes are counted in one and in many', () => {
  expect(classesText({ completed: 0, total: 1, percent: 0, finished: false })).toBe('0 de 1 clase');
  expect(classesText({ completed: 7, total: 12, percent: 58, finished: false })).toBe('7 de 12 clases');
});

test('a file says what it is and how large', () => {
  expect(fileText({ mediaType: 'application/pdf', bytes: 120_400 })).toBe('PDF, 120 kB');
  expect(fileText({ mediaType: 'text/plain; charset=utf-8', bytes: 12 })).toBe('texto, 1 kB');
  expect(fileText({ mediaType: 'application/octet-stream', bytes: 3_450_000 })).toBe('archivo, 3.5 MB');
});

test('days are those of Lima', () => {
  expect(shortDayText('2026-03-11T03:00:00.000Z')).toBe('10 de marzo de 2026');
});
