import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialCookies } from '#domain/legal/initial-cookies.ts';
import { initialPrivacy } from '#domain/legal/initial-privacy.ts';
import { initialTerms } from '#domain/legal/initial-terms.ts';
import { legalSections } from '#domain/legal/legal-text.ts';
import { smallWriting } from '#ui/kit/forms/markdown/small-writing.ts';
import { legalGrammar } from '#ui/school/staff/settings/legal-grammar.ts';

const legalWriting = smallWriting(legalGrammar);
const rewritten = (markdown: string): string => legalWriting.markdownOf(legalWriting.textOf(markdown));

test.each([initialTerms, initialPrivacy, initialCookies])(
  'what a school begins with reads the same once it was in the editor',
  (text) => {
    expect(legalSections(rewritten(text))).toEqual(legalSections(text));
  },
);

test('whatever legal text is written reads the same once it was in the editor, and is written the same a second time', () => {
  const line = fc.constantFrom(
    '## Título',
    '## Con nombre {#nombre}',
    '- punto **fuerte**',
    '- [enlace](/ayuda) y más',
    'Texto *suelto* con [corchetes] y [otro](https://x.pe).',
    '**a**b**c**',
    '1. uno',
    '_bajo_ & <b>',
    '',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = ['## Primero', ...lines].join('\n');
      const once = rewritten(text);
      // Names are the first title's alone.
      if (lines.filter((each) => each.includes('{#')).length < 2)
        expect(legalSections(once)).toEqual(legalSections(text));
      expect(rewritten(once)).toBe(once);
    }),
  );
});
