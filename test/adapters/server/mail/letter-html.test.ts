import { expect, test } from 'vitest';
import { letterHtml } from '#adapters/server/mail/letter-html.ts';
import { letterText } from '#adapters/server/mail/letter-text.ts';
import type { Letter } from '#application/server/shared/ports/outbox.ts';

const letter: Letter = {
  subject: 'Tu pedido <listo>',
  preview: 'Gracias por tu compra',
  greeting: 'Hola, "Rosa" & compañía:',
  blocks: [
    { kind: 'text', text: '<script>alert(1)</script>' },
    {
      kind: 'facts',
      rows: [
        ['Pedido', '15'],
        ['Total', 'S/. 118.00'],
      ],
    },
    { kind: 'note', text: 'El enlace vence en 10 minutos.' },
  ],
  action: { label: 'Ver mi pedido', url: 'https://escuela.example/main?a=1&b="2"' },
};

test('everything in a letter is text to its HTML', () => {
  const html = letterHtml(letter, 'https://escuela.example');
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('href="https://escuela.example/main?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('Hola, &quot;Rosa&quot; &amp; compañía:');
  expect(html).toContain('lang="es-PE"');
});

test('it asks for nothing from outside', () => {
  expect(letterHtml(letter, 'https://escuela.example')).not.toMatch(/<img|<link|@import|url\(|src=/);
});

test('as plain text it says the same', () => {
  expect(letterText(letter, 'https://escuela.example')).toBe(
    [
      'Hola, "Rosa" & compañía:',
      '<script>alert(1)</script>',
      'Pedido: 15\nTotal: S/. 118.00',
      'El enlace vence en 10 minutos.',
      'Ver mi pedido:\nhttps://escuela.example/main?a=1&b="2"',
      'Escuela\nhttps://escuela.example',
    ].join('\n\n'),
  );
});
