import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giftOf } from '#domain/exams/files/gift-writer.ts';
import { readGift } from '#domain/exams/files/gift-reader.ts';
import { mostFaultsTold } from '#domain/exams/files/file-fault.ts';
import { trueFalseOptions } from '#domain/exams/question-draft.ts';
import { anyDraft } from '#test/support/exams/question-drafts.ts';

function questions(file: string) {
  const read = readGift(file);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}
const only = (file: string) => questions(file)[0];
function faults(file: string) {
  const read = readGift(file);
  return read.ok ? [] : read.refusal.faults;
}

test('property: what is written is read as it was, whatever signs are in it', () => {
  fc.assert(
    fc.property(fc.array(anyDraft, { maxLength: 8 }), (drafts) => {
      expect(questions(giftOf(drafts))).toEqual(drafts);
    }),
    { numRuns: 200 },
  );
});

test('property: whatever a file says, it is read or has faults with their lines', () => {
  const piece = fc.constantFrom(
    '::',
    '{',
    '}',
    '=',
    '~',
    '#',
    '####',
    '->',
    '>',
    '%50%',
    '\\',
    '\n',
    '\n\n',
    '//',
    'T',
    ' a ',
    '[html]',
    '*',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const file = pieces.join('');
      const read = readGift(file);
      if (read.ok) return;
      const lines = file.split('\n').length;
      for (const { line, text } of read.refusal.faults) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
        expect(text).not.toBe('');
      }
    }),
  );
});

describe('a question as other platforms write it', () => {
  test('of one answer, with a name, a comment, what is said of each and in general', () => {
    const file = `// question: 1  name: IGV
::Tasa::[html]<p>¿Cuál es la tasa&nbsp;del <b>IGV</b>?</p>{
  =18 %#Así es
  ~16 %#Falta el IPM
  ~19 %
  ####<p>Ley del IGV</p>
}`;
    expect(only(file)).toEqual({
      kind: 'single',
      text: '¿Cuál es la tasa del IGV?',
      options: [
        { id: 'a', text: '18 %' },
        { id: 'b', text: '16 %' },
        { id: 'c', text: '19 %' },
      ],
      key: ['a'],
      points: 1,
      image: null,
      reason: 'Ley del IGV\n18 %: Así es\n16 %: Falta el IPM',
    });
  });

  test.each([
    ['several', '¿Cuáles? {~%50%a ~%50%b ~%-100%c ~d}', ['a', 'b', 'c', 'd'], ['a', 'b']],
    ['true-false', 'Es cierto {TRUE}', ['Verdadero', 'Falso'], ['a']],
    ['true-false', 'Es cierto { F #No lo es }', ['Verdadero', 'Falso'], ['b']],
    ['short-text', '¿Quién? {=nadie =%100%ninguno}', [], ['nadie', 'ninguno']],
    ['short-text', '¿Cuántos días? {#30}', [], ['30']],
    ['ordering', 'Ordena {>ALL VERTICAL\nuno\n\tdos\ntres}', ['uno', 'dos', 'tres'], ['a', 'b', 'c']],
  ])('of the kind %s', (kind, file, options, key) => {
    expect(only(file)).toMatchObject({ kind, key });
    expect(only(file)?.options.map(({ text }) => text)).toEqual(options);
  });

  test('with the blank inside, and its closing sign beside it', () => {
    expect(only('Dos más dos son {=cuatro =4}, como siempre.')?.text).toBe('Dos más dos son _____, como siempre.');
  });

  test('with signs that a backslash makes words, in several lines', () => {
    expect(only(String.raw`¿f(x) \= \{1\}\: a\~b? {=x\=1\n ~C\:\\temp}`)).toMatchObject({
      text: '¿f(x) = {1}: a~b?',
      options: [{ text: 'x=1' }, { text: String.raw`C:\temp` }],
    });
  });

  test('with points of its own; categories are nothing', () => {
    const file = '\uFEFF$CATEGORY: tema/uno\r\n\r\n// [puntos:3]\r\nUno {T}\r\n\r\n$CATEGORY: dos\r\nDos {F}\r\n';
    expect(questions(file).map(({ text, points }) => [text, points])).toEqual([
      ['Uno', 3],
      ['Dos', 1],
    ]);
  });
});

describe('a file with a fault', () => {
  test.each([
    ['una llave que falta', 'Uno {T}\n\nDos {=a ~b', 3, /«\{»/],
    ['dos pares de llaves', 'Uno {T} y {F}', 1, /una sola/],
    ['una descripción', 'Uno {T}\n\n// nota\nSolo texto', 4, /descripción/],
    ['una respuesta libre', 'Explica {}', 1, /libre/],
    ['pares', 'Une {=a -> b =c -> d}', 1, /emparejar/],
    ['un margen', 'Pi {#3.14:0.01}', 1, /margen/],
    ['puntos a medias en una respuesta escrita', 'Di {=a\n=%50%b}', 2, /parte de los puntos/],
    ['puntos a medias junto a una correcta', 'Di {=a\n~%50%b}', 2, /parte de los puntos/],
    ['un comodín', 'Di {=*}', 1, /asterisco/],
    ['texto suelto', 'Di {hola =a ~b}', 1, /primera respuesta/],
    ['una imagen', '[html]<img src="x"> {T}', 1, /imagen/],
    ['dos correctas', 'Di {=a =b ~c}', 1, /una sola alternativa/],
    ['ninguna correcta', 'Di {~a ~b}', 1, /Marca cuál/],
    ['una alternativa', 'Di {~%100%a}', 1, /dos alternativas/],
    ['puntos que no son un número', '// [puntos:muchos]\nUno {T}', 2, /entero de 1/],
    ['una pregunta vacía', '::Nombre:: {T}', 1, /Escribe la pregunta/],
  ])('%s: se dice en qué línea', (_, file, line, text) => {
    expect(faults(file)).toEqual([{ line, text: expect.stringMatching(text) }]);
  });

  test('gives nothing of it, and tells the first faults and how many there are', () => {
    const file = `Bien {T}\n\n${'Sin respuestas\n\n'.repeat(300)}`;
    const read = readGift(file);
    expect(read).toMatchObject({ ok: false, refusal: { kind: 'questions-faulty', count: 300 } });
    expect(faults(file)).toHaveLength(mostFaultsTold);
    expect(faults(file)[1]?.line).toBe(5);
  });
});

test('ten thousand questions are read whole', () => {
  const draft = { kind: 'true-false', options: trueFalseOptions, key: ['a'], image: null, points: 1 } as const;
  const bank = Array.from({ length: 10_000 }, (_, index) => ({
    ...draft,
    text: `Pregunta ${index}`,
    reason: 'Porque sí.',
  }));
  const file = giftOf(bank);
  expect(questions(file)).toHaveLength(10_000);
  expect(faults(`${file}\nLa última {=a ~b`)).toEqual([expect.objectContaining({ line: file.split('\n').length + 1 })]);
});
