import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FirstStyles, type StylePart } from '#adapters/server/rendering/first-styles.ts';

const page = (...classes: readonly string[]): string =>
  `<html><body class="${classes.join(' ')}"><p>class="nobody"</p></body></html>`;

test('a page has the rules that may mean it, in their order, with typefaces, and the animations that they name', () => {
  const styles = new FirstStyles([
    [null, '@layer reset,tokens;'],
    ['@layer reset', [[[[]], '*{margin:0}']]],
    [null, '@font-face{font-family:a}'],
    [[['card']], '.card{animation:appear 1s}'],
    [[['card', 'open'], ['button']], '.card.open,.button{color:red}'],
    [
      '@media (width>=40em)',
      [
        [[['card']], '.card{width:50%}'],
        [[['list']], '.list{width:50%}'],
      ],
    ],
    ['@media (width>=90em)', [[[['list']], '.list{width:20%}']]],
    ['appear', '@keyframes appear{to{opacity:1}}'],
    ['vanish', '@keyframes vanish{to{opacity:0}}'],
  ]);
  const { text, source } = styles.of(page('card'));
  expect(text).toBe(
    '@layer reset,tokens;@layer reset{*{margin:0}}@font-face{font-family:a}.card{animation:appear 1s}' +
      '@media (width>=40em){.card{width:50%}}@keyframes appear{to{opacity:1}}',
  );
  // What the policy names is what stands in the page, to the byte.
  expect(source).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(styles.of(page('button')).text).toContain('.card.open,.button{color:red}');
  expect(styles.of(page('card', 'open')).text).toContain('.card.open,.button{color:red}');
});

test('whatever the classes of a page, no rule that could mean one of its elements is missing, and none is moved', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const rules = fc.array(fc.array(fc.array(name, { maxLength: 3 }), { minLength: 1, maxLength: 3 }), { maxLength: 12 });
  fc.assert(
    fc.property(rules, fc.uniqueArray(name), (selectors, names) => {
      const parts = selectors.map((each, place): StylePart => [each, `{${place}}`]);
      const expected = parts.filter(
        ([, text], place) =>
          text !== '' && selectors[place]?.some((classes) => classes.every((each) => names.includes(each))),
      );
      expect(new FirstStyles(parts).of(page(...names)).text).toBe(expected.map(([, text]) => text).join(''));
    }),
  );
});
