import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captionFaultText, captionFile, captionInstant, readCaptions } from '#domain/learning/syllabus/captions.ts';

const linesOf = (...lines: readonly string[]): string => lines.join('\n');
const faultsOf = (file: string, seconds: number | null = null) =>
  readCaptions(file, seconds).faults.map(captionFaultText);

const good = linesOf(
  'WEBVTT - Apertura',
  'Kind: captions',
  '',
  'NOTE Revisado por Rosa',
  'en dos líneas',
  '',
  'saludo',
  '00:01.000 --> 00:04.000 align:start',
  '<v Rosa>Buenas noches.',
  'Empezamos.',
  '',
  '01:00:04.000 --> 01:00:09.500',
  'La carta fianza',
  '',
);

describe('captions', () => {
  test('are read with their times and words, notes and names left out', () => {
    expect(readCaptions(`\u{feff}${good.replaceAll('\n', '\r\n')}`)).toEqual({
      cues: [
        { line: 8, start: 1000, end: 4000, text: '<v Rosa>Buenas noches.\nEmpezamos.' },
        { line: 12, start: 3_604_000, end: 3_609_500, text: 'La carta fianza' },
      ],
      faults: [],
    });
  });

  test.each([
    ['no heading', linesOf('00:01.000 --> 00:02.000', 'Hola'), /^Línea 1: La primera línea debe decir WEBVTT/],
    ['nothing in it', 'WEBVTT\n', /^Línea 2: No hay ningún subtítulo/],
    ['commas', linesOf('WEBVTT', '', '00:00:01,000 --> 00:00:02,000', 'Hola'), /^Línea 3: Los milésimos/],
    ['times that are none', linesOf('WEBVTT', '', '1 --> 2', 'Hola'), /^Línea 3: Los tiempos no se pueden leer/],
    ['a minute of 75 seconds', linesOf('WEBVTT', '', '00:75.000 --> 01:20.000', 'Hola'), /^Línea 3: Los tiempos/],
    ['words without times', linesOf('WEBVTT', '', 'Hola', 'a todos'), /^Línea 3: Falta la línea de tiempos/],
    [
      'an end before its beginning',
      linesOf('WEBVTT', '', '00:05.000 --> 00:04.000', 'Hola'),
      /^Línea 3: .*termina antes/,
    ],
    ['no words', linesOf('WEBVTT', '', '00:01.000 --> 00:02.000', '<i> </i>'), /^Línea 3: El subtítulo no tiene texto/],
    [
      'two without a line between them',
      linesOf('WEBVTT', '', '00:01.000 --> 00:02.000', 'Uno', '00:02.000 --> 00:03.000', 'Dos'),
      /^Línea 5: Falta una línea en blanco/,
    ],
    [
      'an earlier one after a later one',
      linesOf('WEBVTT', '', '00:05.000 --> 00:06.000', 'Uno', '', '00:01.000 --> 00:02.000', 'Dos'),
      /^Línea 6: .*empieza antes que el anterior, de la línea 3/,
    ],
    [
      'two at once',
      linesOf('WEBVTT', '', '00:01.000 --> 00:03.000', 'Uno', '', '00:02.999 --> 00:04.000', 'Dos'),
      /^Línea 6: .*antes de que termine el anterior, de la línea 3/,
    ],
  ])('with %s are told the line at fault', (_, file, fault) => {
    expect(faultsOf(file)).toEqual([expect.stringMatching(fault)]);
  });

  test('that begin after the video has ended are told so', () => {
    const file = linesOf('WEBVTT', '', '00:10.000 --> 00:12.000', 'Adiós');
    expect(faultsOf(file, 10)).toEqual(['Línea 3: El subtítulo empieza después de que termina el video.']);
    expect(faultsOf(file, 11)).toEqual([]);
  });

  test('of which everything is wrong are told a hundred faults, in the order of their lines', () => {
    const { faults } = readCaptions(linesOf('WEBVTT', '', ...Array.from({ length: 300 }, () => 'Hola\n')));
    expect(faults).toHaveLength(100);
    expect(faults.map(({ line }) => line)).toEqual(faults.map(({ line }) => line).toSorted((a, b) => a - b));
  });

  test('that are written are read as they were, whatever they say', () => {
    const words = fc.stringMatching(/^[a-zñáéíóú][a-zñáéíóú .,?]{0,30}[a-z]$/);
    const cues = fc.array(fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 9000 }), words), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(cues, (parts) => {
        let at = 0;
        const written = parts.map(([pause, length, text]) => {
          const start = at + pause;
          at = start + length;
          return { start, end: at, text };
        });
        const { cues: read, faults } = readCaptions(captionFile(written));
        expect(faults).toEqual([]);
        expect(read.map(({ start, end, text }) => ({ start, end, text }))).toEqual(written);
      }),
    );
  });

  test('no text makes reading fail, and every fault names a line of it', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('', 'WEBVTT', '00:01.000 --> 00:02.000', '-->', 'NOTE', 'STYLE'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const file = lines.join('\n');
        const count = file.replaceAll(/\r\n?/g, '\n').split('\n').length;
        for (const fault of readCaptions(file).faults) {
          expect(fault.line).toBeGreaterThanOrEqual(1);
          expect(fault.line).toBeLessThanOrEqual(count);
        }
      }),
    );
  });

  test('an instant has hours, minutes, seconds and thousandths', () => {
    expect(captionInstant(3_725_004)).toBe('01:02:05.004');
  });
});
