import fc from 'fast-check';
import search from 'approx-string-match';
import { describe, expect, test } from 'vitest';
import { findNothingAlike, locate, passageAt, type Passage } from '#domain/reading/highlight.ts';

const text =
  'El arrendatario paga la renta al vencimiento. El arrendador entrega el bien. El arrendatario paga los servicios.';

function annotated(quote: string, from = 0): Passage {
  const start = text.indexOf(quote, from);
  return passageAt(text, start, start + quote.length);
}

const quoteAt = (whole: string, place: { start: number; end: number } | null): string | null =>
  place === null ? null : whole.slice(place.start, place.end);

describe('a passage', () => {
  test('keeps what it says and up to 32 characters around', () => {
    expect(annotated('renta')).toEqual({
      start: 24,
      end: 29,
      quote: 'renta',
      before: 'El arrendatario paga la ',
      after: ' al vencimiento. El arrendador e',
    });
  });

  test('is found where it was in the same edition, also when its words stand twice', () => {
    const second = annotated('El arrendatario paga', 10);
    expect(locate(text, second, findNothingAlike)).toEqual({ start: second.start, end: second.end });
  });

  test('is found by what stands around it when the text before it grew', () => {
    const second = annotated('El arrendatario paga', 10);
    const longer = `El arrendatario paga una garantía. ${text}`;
    expect(locate(longer, second, findNothingAlike)?.start).toBe(second.start + 35);
  });

  test('is found although it was edited a little', () => {
    const edited = text.replace('entrega el bien', 'entregará el bien');
    const found = locate(edited, annotated('El arrendador entrega el bien.'), search);
    expect(quoteAt(edited, found)).toBe('El arrendador entregará el bien.');
  });

  test('of which too much was changed is an orphan', () => {
    expect(locate('Otra cosa enteramente distinta.', annotated('El arrendador entrega el bien.'), search)).toBeNull();
  });

  test('of a few letters is never found in others', () => {
    expect(locate('la rentas', annotated('bien'), search)).toBeNull();
    expect(locate(text, { ...annotated('bien'), quote: '' }, search)).toBeNull();
  });

  test('that is long is compared by its beginning and ends by its length', () => {
    const long = Array.from({ length: 60 }, (_, n) => `la cláusula ${n * 37} dice`).join(', ');
    const whole = `Antes. ${long} Después.`;
    const passage = passageAt(whole, 7, 7 + long.length);
    const edited = whole.replace('cláusula 0 dice', 'cláusula 0, dice');
    const found = locate(edited, passage, search);
    expect(found?.start).toBe(7);
    expect(Math.abs((found?.end ?? 0) - passage.end)).toBeLessThanOrEqual(1);
  });
});

describe('editing elsewhere', () => {
  const word = fc.constantFrom('renta', 'bien', 'plazo', 'contrato', 'á', 'la', '. ');
  const words = fc.array(word, { maxLength: 12 }).map((all) => all.join(' '));

  test('never loses a passage', () => {
    fc.assert(
      fc.property(
        words,
        fc.array(word, { minLength: 1, maxLength: 6 }),
        words,
        words,
        words,
        (before, inside, after, b2, a2) => {
          const quote = inside.join(' ');
          const first = `${before}${quote}${after}`;
          const passage = passageAt(first, before.length, before.length + quote.length);
          const edited = `${b2}${quote}${a2}`;
          expect(quoteAt(edited, locate(edited, passage, findNothingAlike))).toBe(quote);
        },
      ),
    );
  });

  test('never moves one whose surroundings stayed and which stands there alone', () => {
    fc.assert(
      fc.property(words, words, (added, end) => {
        const quote = 'la parte más diligente';
        const around = `${'x'.repeat(40)} ${quote} ${'y'.repeat(40)}`;
        const passage = passageAt(around, 41, 41 + quote.length);
        const edited = `${added}${quote}${added}${around}${end}`;
        expect(locate(edited, passage, findNothingAlike)?.start).toBe(added.length * 2 + quote.length + 41);
      }),
    );
  });
});
