import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { expect, test } from 'vitest';
import { renderMarkdown } from '#adapters/server/publishing/markdown.ts';

test.each([
  ['a script', 'Hola\n\n<script>alert(1)</script>\n', '<p>Hola</p>'],
  ['a handler', '<p onclick="alert(1)">Hola</p>', '<p>Hola</p>'],
  ['a script address', '[pulsa](javascript:alert(1))', '<p>[pulsa](javascript:alert(1))</p>'],
  ['a script address in HTML', '<a href="javascript:alert(1)">pulsa</a>', '<p>pulsa</p>'],
  ['a style', '<style>p{}</style>\n\n<p style="color:red">Hola</p>', '<p>Hola</p>'],
  ['a frame', '<iframe src="https://x.example"></iframe>Hola', 'Hola'],
  ['a picture from elsewhere', '![x](https://x.example/a.png) Hola', '<p> Hola</p>'],
])('%s is made harmless', (_what, markdown, html) => {
  expect(renderMarkdown(markdown).html).toBe(html);
});

test('the first title is left out, others become second-level', () => {
  expect(renderMarkdown('# Uno\n\ntexto\n\n# Dos\n\n## Tres\n').html).toBe('<p>texto</p>\n<h2>Dos</h2>\n<h2>Tres</h2>');
});

test('links to the web are kept apart, links to files become text', () => {
  expect(renderMarkdown('[ley](https://ley.example) y [otro](otro.md)').html).toBe(
    '<p><a href="https://ley.example" rel="noopener noreferrer nofollow">ley</a> y otro</p>',
  );
});

test('plain text keeps words apart and characters as they are', () => {
  expect(renderMarkdown('- uno & dos\n- «tres» < cuatro\n').plainText).toBe('uno & dos «tres» < cuatro');
});

test('plain text has no part of a tag, whatever stands in its attributes', () => {
  const piece = fc.constantFrom(
    '[a',
    '](https://a.example "',
    '>',
    '<',
    '")',
    '&',
    '&lt;',
    '"',
    "'",
    '`',
    ' ',
    'é',
    '\n',
    '<i title="',
    '<br>',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const { html, plainText } = renderMarkdown(pieces.join(''));
      const cleaned = sanitizeHtml(html.replaceAll(/<br \/>|<\/p>/g, '$& '), {
        allowedTags: [],
        allowedAttributes: {},
      });
      const text = cleaned
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
      expect(plainText.replaceAll(/\s+/g, ' ')).toBe(text.replaceAll(/\s+/g, ' ').trim());
    }),
  );
});

test('what stands after a link that is none any more is closed as it was opened', () => {
  expect(renderMarkdown('[a](b.md) **c** d').html).toBe('<p>a <strong>c</strong> d</p>');
  expect(renderMarkdown('[**a** b](b.md) *c*\n\n<a href="x.md">d</a> `e`').html).toBe(
    '<p><strong>a</strong> b <em>c</em></p>\n<p>d <code>e</code></p>',
  );
});

/** What is closed that is not open, or stays open. */
function unbalanced(html: string): readonly string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [tag, slash, name] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (tag.endsWith('/>') || name === undefined) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) wrong.push(tag);
  }
  return [...wrong, ...open];
}

test('property: whatever comes in, nothing that runs comes out, and all that opens closes', () => {
  const piece = fc.constantFrom(
    '<script>',
    '</script>',
    '<img src=x onerror=a>',
    '<svg/onload=a>',
    '](javascript:a)',
    '[x',
    '<a href="',
    '">',
    '`',
    '\n\n',
    'hola ',
    '<p ',
    'onclick=a',
    '>',
    '&lt;script&gt;',
    '[y](z.md)',
    '**',
    '</a>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const { html } = renderMarkdown(pieces.join(''));
      expect(unbalanced(html)).toEqual([]);
      const tags = html.match(/<[^>]*>/g) ?? [];
      for (const tag of tags) {
        expect(tag).toMatch(
          /^<\/?(h[2-6]|p|br|hr|em|strong|a|ul|ol|li|blockquote|pre|code)( (href|title|rel|start)="[^"]*")*( \/)?>$/,
        );
        expect(tag).not.toMatch(/href="\s*javascript/i);
      }
    }),
  );
});
