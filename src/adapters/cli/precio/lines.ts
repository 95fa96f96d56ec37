/** A line of input; null stands for one that was longer than allowed. */
export type InputLine = string | null;

/** More than any cart of a thousand products needs, so that input without line breaks cannot fill the memory. */
export const LONGEST_LINE = 16 * 1024 * 1024;

/**
 * The lines of a stream of UTF-8 bytes, in batches as they come, without their line breaks. Holds no more than one line of at
 * most `longest` characters beyond the bytes at hand.
 */
export async function* inputLinesOf(
  input: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<readonly InputLine[]> {
  const decoder = new TextDecoder();
  let rest: InputLine = '';
  for await (const bytes of input) {
    const [first = '', ...more] = decoder.decode(bytes, { stream: true }).split('\n');
    rest = joined(rest, first, longest);
    const last = more.pop();
    if (last === undefined) continue;
    yield [rest, ...more];
    rest = last;
  }
  rest = joined(rest, decoder.decode(), longest);
  if (rest !== '') yield [rest];
}

function joined(rest: InputLine, more: string, longest: number): InputLine {
  return rest === null || rest.length + more.length > longest ? null : rest + more;
}
