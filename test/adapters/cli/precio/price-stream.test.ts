import { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { answerLines } from '#adapters/cli/precio/price-stream.ts';

/** An output that takes its time over every write, and keeps count of how much waited at most. */
class SlowOutput extends Writable {
  text = '';
  mostWaiting = 0;

  constructor() {
    super({ highWaterMark: 1024, decodeStrings: false });
  }

  override _write(chunk: string, _: string, done: () => void): void {
    this.text += chunk;
    this.mostWaiting = Math.max(this.mostWaiting, this.writableLength);
    setImmediate(done);
  }
}

const run = async (input: Iterable<string>): Promise<SlowOutput> => {
  const output = new SlowOutput();
  const bytes = Readable.from([...input].map((text) => Buffer.from(text)));
  await answerLines(bytes, output, (line, number) => `${number}:${line?.trim()}`);
  output.end();
  await finished(output);
  return output;
};

describe('the stream of answers', () => {
  it('has an answer a line, in order, and skips blank lines but counts them', async () => {
    expect((await run(['a\n\nb\r\n', ' \t\n', 'c'])).text).toBe('1:a\n3:b\n5:c\n');
  });

  it('of nothing is nothing', async () => {
    expect((await run([])).text).toBe('');
    expect((await run(['\n\n'])).text).toBe('');
  });

  it('waits for a slow reader instead of piling answers up', async () => {
    const piece = `${'x'.repeat(99)}\n`.repeat(100);
    const output = await run(Array.from({ length: 200 }, () => piece));

    expect(output.text.split('\n')).toHaveLength(20_001);
    expect(output.mostWaiting).toBeLessThan(4 * piece.length);
  });
});
