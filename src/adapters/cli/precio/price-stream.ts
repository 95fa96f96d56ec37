import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { inputLinesOf, type InputLine } from './lines.ts';

/**
 * Answers each line of the input, in order, with a line break after each answer. Blank lines are skipped, yet counted. Waits
 * while the output is full, so that memory does not grow with the input.
 */
export async function answerLines(
  input: AsyncIterable<Uint8Array>,
  output: Writable,
  answer: (line: InputLine, number: number) => string,
): Promise<void> {
  let number = 0;
  for await (const lines of inputLinesOf(input)) {
    let answers = '';
    for (const line of lines) {
      number += 1;
      if (line === null || line.trim() !== '') answers += `${answer(line, number)}\n`;
    }
    if (answers !== '' && !output.write(answers)) await once(output, 'drain');
  }
}
