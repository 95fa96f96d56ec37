import { expect, test } from 'vitest';
import { letterHtml } from '#adapters/server/mail/letter-html.ts';
import { letterText } from '#adapters/server/mail/letter-text.ts';
import type { Letter } from '#application/server/shared/ports/outbox.ts';

const head = { name: 'Escuela', statement: 'Aprende aquí', origin: 'https://escuela.example', logo: null };
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
  const html = letterHtml(letter, head);
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('href="https://escuela.example/main?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('Hola, &quot;Rosa&quot; &amp; compañía:');
  expect(html).toContain('lang="es-PE"');
});

test('an address among facts breaks instead of making the letter wider than a phone', () => {
  const blocks = [{ kind: 'facts', rows: [['Para', 'Beto (beto.salas.quispe@correo.example)']] }] as const;
  const html = letterHtml({ ...letter, blocks }, head);
  expect(html).toMatch(/<td style="[^"]*overflow-wrap:anywhere[^"]*">Beto \(beto/);
});

test('of a bill the names have the room, and the amounts end below each other', () => {
  const rows = [
    ['Un curso de nombre muy largo', 'S/.\u00A059.90'],
    ['Un libro', 'Gratis'],
  ] as const;
  const html = letterHtml({ ...letter, blocks: [{ kind: 'facts', rows }] }, head);
  expect(html).not.toContain('width="38%"');
  expect(html.match(/<td style="[^"]*text-align:right;white-space:nowrap">/g)).toHaveLength(2);
});

test('an amount and an account’s number among facts are never parted', () => {
  const rows = [
    ['Contratos que se entienden', 'S/.\u00A059.90'],
    ['Total', 'de S/. 118.00 a S/. 59.90.'],
    ['Banco, CCI', '002-191-002345678013-51'],
  ] as const;
  const html = letterHtml({ ...letter, blocks: [{ kind: 'facts', rows }] }, head);
  const whole = [...html.matchAll(/<span style="white-space:nowrap">([^<]*)<\/span>/g)].map(([, amount]) => amount);
  expect(whole).toEqual(['S/.\u00A059.90', 'S/. 118.00', 'S/. 59.90', '002-191-002345678013-51']);
});

test('what else may be done stands below what the letter is for, in both forms of it', () => {
  const leave = {
    kind: 'link',
    text: 'Te avisamos.',
    label: 'No quiero más',
    url: 'https://escuela.example/baja',
  } as const;
  const both = { ...letter, blocks: [leave, ...letter.blocks] };
  for (const drawn of [letterHtml(both, head), letterText(both, head)]) {
    expect(drawn.indexOf('No quiero más')).toBeGreaterThan(drawn.indexOf('Ver mi pedido'));
  }
});

test('it asks for nothing from outside', () => {
  expect(letterHtml(letter, head)).not.toMatch(/<img|<link|@import|url\(|src=/);
});

test('a logo goes with the letter, in its own room and on its own ground; its text is the name of the school', () => {
  const logo = { file: 'logotipos/a-480x480.png', width: 480, height: 480 };
  const html = letterHtml(letter, { ...head, name: 'Aula "Andina"', logo });
  expect(html.match(/<img[^>]*>/g)).toEqual([
    expect.stringMatching(
      /^<img src="cid:logotipo@escuela" alt="Aula &quot;Andina&quot;" width="56" height="56" style="[^"]*background:#/,
    ),
  ]);
  expect(html).not.toMatch(/src="http/);
});

test('the band is of square stitches and as wide as a letter, whose cell cuts off what is too much of it', () => {
  const html = letterHtml(letter, head);
  expect(html).toContain('table-layout:fixed;max-width:562px');
  const band = /<div style="overflow:hidden">(<table.*?<\/table>)<\/div>/s.exec(html)?.[1] ?? '';
  expect(band).toContain('width:560px');
  const stitches = (row: string): number =>
    [...row.matchAll(/height="5" colspan="(\d+)"/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  const rows = band.split('</tr>').slice(1, -1);
  expect(rows.map((row) => stitches(row) * 5)).toEqual(rows.map(() => 560));
});

test('whoever reads in the dark gets dark colours that read well', () => {
  const html = letterHtml(letter, head);
  const dark = /@media \(prefers-color-scheme:dark\)\{.*?\}\}/s.exec(html)?.[0] ?? '';
  const colour = (rule: RegExp): string => rule.exec(dark)?.[1] ?? '';
  const sheet = colour(/\.sheet\{background:(#\w+)/);
  for (const text of ['ink', 'muted', 'brand']) {
    expect(html, text).toMatch(new RegExp(`class="[^"]*\\b${text}\\b`));
    expect(contrast(colour(new RegExp(`\\.${text}\\{color:(#\\w+)`)), sheet), text).toBeGreaterThan(7);
  }
});

/** The contrast of two colours as WCAG 2.2 counts it, 1 to 21. */
function contrast(a: string, b: string): number {
  const light = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker = 0, lighter = 0] = [light(a), light(b)].sort((one, two) => one - two);
  return (lighter + 0.05) / (darker + 0.05);
}

test('as plain text it says the same', () => {
  expect(letterText(letter, head)).toBe(
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

test('somebody’s own words stand apart with their name, line by line, and are text', () => {
  const quote = { kind: 'quote', text: 'Feliz día <b>Luis</b>.\nTe lo ganaste.', by: 'Ana & Rosa' } as const;
  const html = letterHtml({ ...letter, blocks: [quote] }, head);
  expect(html).toContain('Feliz día &lt;b&gt;Luis&lt;/b&gt;.<br>Te lo ganaste.<br>');
  expect(html).toContain('>Ana &amp; Rosa</span>');
  expect(letterText({ ...letter, blocks: [quote] }, head)).toContain(
    '«Feliz día <b>Luis</b>.\nTe lo ganaste.»\n— Ana & Rosa',
  );
});
