import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalised, conjunction, fold, truncate } from '#domain/shared/text.ts';
import { anyText } from '#test/support/shared/any-text.ts';

describe('text folded for search', () => {
  it.each([
    ['Ñandú', 'nandu'],
    ['TRIBUTACIÓN', 'tributacion'],
    ['pingüino', 'pinguino'],
    ['n\u0303', 'n'],
    ['Año 2026, ¿sí?', 'ano 2026, ¿si?'],
    ['', ''],
  ])('%s folds to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('folds alike however accents are encoded and letters are cased', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aáeéiíoóuúüñ xyz') });
    fc.assert(
      fc.property(letters, (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
        expect(fold(text.toUpperCase())).toBe(fold(text));
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('text cut short', () => {
  it.each([
    ['doce letras!', 12, undefined, 'doce letras!'],
    ['trece letras!', 12, undefined, 'trece letras…'],
    ['a'.repeat(31), 30, 31, 'a'.repeat(31)],
    ['a'.repeat(32), 30, 31, `${'a'.repeat(30)}…`],
    ['🎓🎓🎓', 2, undefined, '🎓🎓…'],
    ['n\u0303u', 2, undefined, 'n\u0303u'],
    ['', 5, undefined, ''],
  ])('%s at %d', (text, keep, over, cut) => {
    expect(truncate(text, keep, over)).toBe(cut);
  });

  it('never keeps more than asked, nor half a character', () => {
    fc.assert(
      fc.property(anyText, fc.nat(40), (text, keep) => {
        const cut = truncate(text, keep);
        expect([...cut.normalize('NFC')].length).toBeLessThanOrEqual(keep + 1);
        expect(cut.isWellFormed()).toBe(text.isWellFormed());
      }),
    );
  });
});

describe('several things in one phrase', () => {
  it.each([
    [[], ''],
    [['Ana'], 'Ana'],
    [['Ana', 'Luis'], 'Ana y Luis'],
    [['Ana', 'Luis', 'Rosa'], 'Ana, Luis y Rosa'],
    [['Ana', 'Luis', 'Inés'], 'Ana, Luis e Inés'],
    [['«Actas»', '«IGV paso a paso»'], '«Actas» e «IGV paso a paso»'],
    [['Ana', 'Hierro'], 'Ana y Hierro'],
  ])('%j: %s', (things, phrase) => {
    expect(conjunction(things)).toBe(phrase);
  });
});

describe('the beginning of a line', () => {
  it.each([
    ['hasta el lunes', 'Hasta el lunes'],
    ['ñandú', 'Ñandú'],
    ['', ''],
  ])('%s: %s', (text, begun) => {
    expect(capitalised(text)).toBe(begun);
  });
});
