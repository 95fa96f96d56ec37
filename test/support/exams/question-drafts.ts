import fc from 'fast-check';
import { optionId } from '#domain/exams/files/file-fault.ts';
import { normalDraft, type QuestionDraft, trueFalseOptions } from '#domain/exams/question-draft.ts';
import { kindsOfQuestion, questionKinds } from '#domain/exams/question-kinds.ts';
import { oneLine, severalLines } from '#domain/shared/typed-text.ts';

const sign = fc.constantFrom(
  ...'\\~=#{}:[]%*->/$ \n".,;ñ¿1'.split(''),
  '[html]',
  '::',
  '####',
  '//',
  '->',
  '<img',
  '_____',
);
const typed = fc.string({
  unit: fc.oneof(sign, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })),
  maxLength: 24,
});
const words = typed.map((text) => oneLine(text.replaceAll('<img', ''))).filter((text) => text !== '');
const lines = typed.map((text) => severalLines(text.replaceAll('<img', '')));
const points = fc.integer({ min: 1, max: 100 });
const texts = fc.uniqueArray(words, { minLength: 2, maxLength: 6 });

/** Any question that can be asked, of any kind, without a picture; its options have the ids of their places, and an ordering one stands in its right order. */
export const anyDraft: fc.Arbitrary<QuestionDraft> = fc
  .record({
    kind: fc.constantFrom(...questionKinds),
    text: words,
    more: lines,
    points,
    texts,
    reason: lines,
    places: fc.uniqueArray(fc.nat(5), { minLength: 1 }),
    stands: fc.boolean(),
  })
  .map(({ kind, text, more, texts: told, places, stands, ...rest }) => {
    const { keyIs, optionsStand } = kindsOfQuestion[kind];
    const written = told.map((each, place) => ({ id: optionId(place), text: each }));
    const options = optionsStand === true && stands ? trueFalseOptions : keyIs === 'words' ? [] : written;
    const ids = options.map(({ id }) => id);
    const some = ids.filter((_, place) => places.includes(place));
    const chosen = some.length === 0 ? ids.slice(0, 1) : some;
    const key = { one: chosen.slice(0, 1), some: chosen, order: ids, words: told }[keyIs];
    return normalDraft({ ...rest, kind, text: `${text}\n${more}`, options, key, image: null });
  });
