import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinNotes, LONGEST_NOTE, noteOf, passageOf } from '#domain/reading/annotation.ts';

const passage = { start: 2, end: 6, quote: 'bien', before: 'a ', after: '' };

test('a passage needs a text, a beginning before its end, and no more than 2000 characters', () => {
  expect(passageOf(passage)).toEqual({ ok: true, value: passage });
  expect(passageOf({ ...passage, quote: ' \n' })).toMatchObject({ refusal: { kind: 'quote-missing' } });
  expect(passageOf({ ...passage, end: 2 })).toMatchObject({ refusal: { kind: 'place-impossible' } });
  expect(passageOf({ ...passage, quote: 'a'.repeat(2001) })).toMatchObject({
    refusal: { kind: 'quote-too-long', most: 2000 },
  });
});

test('a note is kept without blank edges, line by line', () => {
  expect(noteOf(' uno\r\ndos \n')).toEqual({ ok: true, value: 'uno\ndos' });
  expect(noteOf('a'.repeat(LONGEST_NOTE + 1))).toMatchObject({ refusal: { kind: 'note-too-long', length: 5001 } });
});

test('joining two notes loses nothing of either', () => {
  expect(joinNotes('suya', 'mía')).toBe('suya\n\nmía');
  expect(joinNotes('suya y mía', 'mía')).toBe('suya y mía');
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (theirs, mine) => {
      const joined = joinNotes(theirs, mine);
      expect(joined).toContain(theirs);
      expect(joined).toContain(mine);
    }),
  );
});
