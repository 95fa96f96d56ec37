import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blanksAsOne, oneLine, severalLines } from '#domain/shared/typed-text.ts';
import { anyText } from '#test/support/shared/any-text.ts';

describe('what is typed into one line', () => {
  it.each([
    ['  Ana   Quispe ', 'Ana Quispe'],
    ['Ana\r\n\tQuispe', 'Ana Quispe'],
    ['Ana\u00A0Quispe', 'Ana Quispe'],
    ['n\u0303', 'ñ'],
    [' \n ', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(oneLine(typed)).toBe(kept);
  });

  it('is kept alike however often it is tidied and its accents are written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const kept = oneLine(text);
        expect(oneLine(kept)).toBe(kept);
        expect(oneLine(text.normalize('NFD'))).toBe(kept);
        expect(kept).not.toMatch(/^\s|\s$|\s\s|[\r\n\t]/);
      }),
    );
  });
});

describe('what is typed into several lines', () => {
  it.each([
    ['\nPagué.\r\nNo llegó.\r \n', 'Pagué.\nNo llegó.'],
    ['dos  blancos\n\n\nse quedan', 'dos  blancos\n\n\nse quedan'],
    ['n\u0303', 'ñ'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(severalLines(typed)).toBe(kept);
  });
});

it('blanks become one, at the edges too', () => {
  expect(blanksAsOne(' a \n b')).toBe(' a b');
});
