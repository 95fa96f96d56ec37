import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputLinesOf, type InputLine } from '#adapters/cli/precio/lines.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

async function* inPieces(bytes: Uint8Array, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  let from = 0;
  for (const cut of cuts.toSorted((a, b) => a - b)) {
    yield bytes.subarray(from, cut);
    from = cut;
  }
  yield bytes.subarray(from);
}

async function read(text: string, cuts: readonly number[] = [], longest?: number): Promise<InputLine[]> {
  const lines: InputLine[] = [];
  for await (const batch of inputLinesOf(inPieces(bytesOf(text), cuts), longest)) lines.push(...batch);
  return lines;
}

describe('the lines of the input', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\nb', ['a', 'b']],
    ['\n\na\n', ['', '', 'a']],
    ['a\r\nb\r\n', ['a\r', 'b\r']],
    ['\uFEFFa\nñ', ['a', 'ñ']],
  ])('of %j are %j', async (text, lines) => {
    expect(await read(text)).toEqual(lines);
  });

  it('are the same however the bytes arrive, also cut within a letter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('a', 'ñ', '🎓', '\n', ' ') }),
        fc.array(fc.nat(60)),
        async (text, cuts) => {
          const within = cuts.filter((cut) => cut <= bytesOf(text).length);
          const expected = text.split('\n');
          if (expected.at(-1) === '') expected.pop();
          expect(await read(text, within)).toEqual(expected);
        },
      ),
    );
  });

  it('are given up when too long, and the next one is read', async () => {
    expect(await read('corta\nlarguísima\notra\n', [8, 10, 12], 5)).toEqual(['corta', null, 'otra']);
    expect(await read('larguísima', [3, 6], 5)).toEqual([null]);
    expect(await read('larga\nlarga', [], 5)).toEqual(['larga', 'larga']);
  });
});
