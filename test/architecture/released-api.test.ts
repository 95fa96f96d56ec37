import { describe, expect, test } from 'vitest';
import { lossesOfApi, presentApi, releasedApi, writtenApi } from './released-api.ts';
import { type Direction, losses, read } from './shapes.ts';
import { textOf } from './source-tree.ts';

/**
 * What the present API has no more, by its line below, and which release was the first whose pages neither send nor read it. With the next
 * register it need not be listed.
 */
const unusedSince: Readonly<Record<string, string>> = {};

const register = textOf('test/architecture/released-api.txt');

describe('a page of the release before', () => {
  test('finds whatever it sends taken, and whatever it reads answered', () => {
    const lost = lossesOfApi(releasedApi(register), presentApi());
    expect(
      lost.filter((each) => !(each in unusedSince)),
      `Pages that stand open over a release, and a process of the release before, still speak the API of the register. Keep what is told \
here for one release: a new name beside the old one, a value that may be left out. What no page of the last release uses is listed in \
unusedSince, with that release (docs/decisions/0115-an-api-that-only-gains.md).`,
    ).toEqual([]);
    expect(
      Object.keys(unusedSince).filter((each) => !lost.includes(each)),
      'need not be listed',
    ).toEqual([]);
  });

  test('is that of the register: a release renews it (npm run released-api), and nobody writes it by hand', () => {
    const { version } = JSON.parse(textOf('package.json')) as { readonly version: string };
    expect(register).toBe(writtenApi(releasedApi(register), version));
  });
});

describe('a loss is seen:', () => {
  test.each<[what: string, direction: Direction, released: string, present: string, lost: string]>([
    ['a field that is gone', 'answers', '{a: text}', '{b: text}', 'a: is gone'],
    ['one that may be missing', 'answers', '{a: [{b: text}]}', '{a: [{b?: text}]}', 'a[].b: may be missing'],
    ['one that may be nothing', 'answers', '{a: text}', '{a: text|null}', 'a: may be null, which was text'],
    ['one of another kind', 'answers', '{a: text}', '{a: [text]}', 'a: may be [text], which was text'],
    ['any text for some', 'answers', '{a: "b"|"c"}', '{a: text}', 'a: may be text, which was "b"|"c"'],
    ['a value for another', 'answers', '{a: "b"|"c"}', '{a: "b"|"d"}', 'a: may be "d", which was "b"|"c"'],
    ['a part of an alternative', 'answers', '{k: "a", x: text}|{k: "b"}', '{k: "a"}|{k: "b"}', 'x: is gone'],
    ['a value that is taken no more', 'takes', '{a: "b"|"c"}', '{a: "b"}', 'a: "c" is taken no more, but "b"'],
    ['nothing that is taken no more', 'takes', '{a: text|null}', '{a: text}', 'a: null is taken no more, but text'],
    ['what is passed over', 'takes', '{a?: text}', '{}', 'a: is gone'],
    ['what must be sent from now on', 'takes', '{a?: {b: text}}', '{a: {b: text}}', 'a: must be sent'],
    ['what is new and must be sent', 'takes', '{a: {}}', '{a: {b: text}}', 'a.b: must be sent'],
    ['an alternative that is taken no more', 'takes', '{a: text}|{b: text}', '{b: text}', 'a: is gone'],
  ])('%s', (_, direction, released, present, lost) => {
    expect(losses(read(released), read(present), direction)).toContain(lost);
  });

  test('a call that is gone, and an answer', () => {
    const present = new Map([['PUT /a takes', read('{}')]]);
    expect(lossesOfApi(releasedApi('GET /a takes {}\nPUT /a answers {}\nPUT /a takes {}'), present)).toEqual([
      'GET /a takes: is gone',
      'PUT /a answers: is gone',
    ]);
  });
});

test.each<[what: string, direction: Direction, released: string, present: string]>([
  ['a field', 'answers', '{a: [{b: text}]}', '{a: [{b: text, c: text}], d: number}'],
  ['a value', 'answers', '{a: "b"|null}', '{a: "b"|"c"}'],
  [
    'an alternative of a new value',
    'answers',
    '{k: "a", x: text}|{k: "b"}',
    '{k: "a", x: text}|{k: "b"}|{k: "c", y: text}',
  ],
  ['what is always there', 'answers', '{a?: text|null}', '{a: text}'],
  ['a field that may be left out', 'takes', '{a: text}', '{a: text, b?: {c: text}}'],
  ['what may be left out from now on', 'takes', '{a: text}', '{a?: text|null}'],
  ['any text for some', 'takes', '{a: "b"}', '{a: text}'],
  ['anything for a number', 'takes', '{a: {*?: number}}', '{a: anything}'],
])('%s is a gain where the school %s', (_, direction, released, present) => {
  expect(losses(read(released), read(present), direction)).toEqual([]);
});
