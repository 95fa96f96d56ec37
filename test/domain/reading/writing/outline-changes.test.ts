import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookLimits } from '#domain/reading/writing/outline.ts';
import {
  evened,
  movesOf,
  withoutSection,
  withSection,
  withSectionBefore,
  withSectionChanged,
  withSectionMoved,
  withSectionNested,
} from '#domain/reading/writing/outline-changes.ts';

interface Leaf {
  readonly id: string;
  readonly level: number;
}

/** 'a b. c.. d' : each section with a dot a level. */
const tree = (drawn: string): readonly Leaf[] =>
  drawn.split(' ').map((word) => ({ id: word.replaceAll('.', ''), level: word.split('.').length - 1 }));
const drawn = (sections: readonly Leaf[]): string => sections.map(({ id, level }) => id + '.'.repeat(level)).join(' ');

const book = tree('a b. c.. d. e f.');

test('a section is added beside another, after all that stands below that one', () => {
  expect(drawn(withSection(book, { id: 'n', level: 0 }, 'b'))).toBe('a b. c.. n. d. e f.');
  expect(drawn(withSection(book, { id: 'n', level: 3 }, null))).toBe('a b. c.. d. e f. n');
});

test('a section moves with all below it, among those of the same parent', () => {
  expect(drawn(withSectionMoved(book, 'b', 1))).toBe('a d. b. c.. e f.');
  expect(drawn(withSectionMoved(book, 'e', -1))).toBe('e f. a b. c.. d.');
  expect(drawn(withSectionMoved(book, 'a', 1))).toBe('e f. a b. c.. d.');
  // At the edge of its parent it stays.
  expect(withSectionMoved(book, 'd', 1)).toBe(book);
  expect(withSectionMoved(book, 'c', -1)).toBe(book);
});

test('a section goes deeper and higher with all below it, as far as a tree allows', () => {
  expect(drawn(withSectionNested(book, 'd', 1))).toBe('a b. c.. d.. e f.');
  expect(drawn(withSectionNested(book, 'b', -1))).toBe('a b c. d. e f.');
  expect(withSectionNested(book, 'a', 1)).toBe(book);
  expect(withSectionNested(book, 'c', 1)).toBe(book);
  const deep = Array.from({ length: bookLimits.level + 1 }, (_, level) => ({ id: `s${level}`, level }));
  expect(withSectionNested([{ id: 'x', level: 0 }, ...deep], 's0', 1)).toHaveLength(deep.length + 1);
  expect(movesOf([{ id: 'x', level: 0 }, ...deep], 's0')).toMatchObject({ deeper: false, up: true });
});

test('a section that is dropped takes the place and the level of another, and never goes into itself', () => {
  expect(drawn(withSectionBefore(book, 'e', 'd'))).toBe('a b. c.. e. f.. d.');
  expect(drawn(withSectionBefore(book, 'b', 'a'))).toBe('b c. a d. e f.');
  expect(withSectionBefore(book, 'a', 'c')).toBe(book);
});

test('a section goes with all below it, and what is said of one changes that one', () => {
  expect(drawn(withoutSection(book, 'b'))).toBe('a d. e f.');
  expect(withSectionChanged([{ id: 'a', level: 0, title: '' }], 'a', { title: 'A' })).toEqual([
    { id: 'a', level: 0, title: 'A' },
  ]);
});

test('whatever is done, levels leave nothing out, nothing is lost and nothing doubles', () => {
  const ids = 'abcdefgh'.split('');
  const any = fc.constantFrom(...ids);
  const step = fc.constantFrom<-1 | 1>(-1, 1);
  const act = fc.oneof(
    fc.tuple(fc.constant('move' as const), any, step),
    fc.tuple(fc.constant('nest' as const), any, step),
    fc.tuple(fc.constant('before' as const), any, any),
  );
  fc.assert(
    fc.property(fc.array(fc.nat(7), { minLength: 8, maxLength: 8 }), fc.array(act), (levels, acts) => {
      let sections: readonly Leaf[] = evened(ids.map((id, place) => ({ id, level: levels[place] ?? 0 })));
      for (const [kind, id, to] of acts) {
        if (kind === 'move') sections = withSectionMoved(sections, id, to);
        else if (kind === 'nest') sections = withSectionNested(sections, id, to);
        else sections = withSectionBefore(sections, id, to);
        expect(evened(sections)).toEqual(sections);
        expect(sections.map((each) => each.id).toSorted()).toEqual(ids);
      }
    }),
  );
});
