import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type DrawingLimits, DrawingsByWorkers } from '#adapters/server/documents/drawings-by-workers.ts';
import { DrawingsOnThisThread } from '#test/support/school/drawings-on-this-thread.ts';
import { type DrawingTask, TooManyDrawings } from '#adapters/server/documents/drawings.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { certificate } from '#test/support/learning/study-builders.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const address = 'https://escuela.example/verificacion';
const receiptOf = (number: number): DrawingTask => ({
  kind: 'receipt',
  logo: null,
  school: 'Escuela',
  receipt: aReceipt({ number }),
});

/** Workers of the present test, on a folder of its own; `program` in place of the one that draws. */
function workers({ program, ...limits }: Partial<DrawingLimits> & { program?: string } = {}) {
  const folder = temporaryFolder();
  const file = program === undefined ? undefined : join(folder, 'worker.mjs');
  if (file !== undefined) writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${program}`);
  const drawn = join(folder, 'drawn');
  const drawings = new DrawingsByWorkers(drawn, { threads: 1, ...limits }, file);
  onTestFinished(() => drawings.close());
  return { drawings, kept: () => readdirSync(drawn), folder: drawn };
}

describe('DrawingsByWorkers', () => {
  test('draws in another thread what would be drawn in this one, and keeps it by its content', async () => {
    const { drawings, kept, folder } = workers();
    const here = new DrawingsOnThisThread();
    const pictureOf = (productTitle: string): DrawingTask => {
      return {
        kind: 'certificate-picture',
        school: 'Escuela',
        logo: null,
        certificate: certificate({ productTitle }),
        address,
      };
    };
    // This thread goes on meanwhile; drawing here, it would look up once or twice.
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    const receipt = await drawings.draw(receiptOf(1));
    clearInterval(counting);
    expect(turns).toBeGreaterThan(20);
    expect(Buffer.from(receipt).equals(Buffer.from(await here.draw(receiptOf(1))))).toBe(true);
    const picture = await drawings.draw(pictureOf('Contratos'));
    expect(Buffer.from(picture).equals(Buffer.from(await here.draw(pictureOf('Contratos'))))).toBe(true);
    expect(kept()).toHaveLength(2);

    // What is kept is what is given, until another page is asked for.
    for (const name of kept()) writeFileSync(join(folder, name), 'kept');
    expect(Buffer.from(await drawings.draw(pictureOf('Contratos'))).toString()).toBe('kept');
    expect(Buffer.from(await drawings.draw(pictureOf('Obligaciones'))).toString()).toContain('<svg');
  });

  const echo = "parentPort.on('message', ({ id, task }) => answer(id, task));";
  const bytes = '{ id, bytes: new Uint8Array([task.receipt.number]), failure: null }';

  test('refuses what would wait too long, and draws once what is asked for twice at once', async () => {
    let asked = 0;
    const { drawings } = workers({
      waiting: 2,
      program: `const answer = (id, task) => parentPort.postMessage(${bytes});${echo}`,
    });
    const draw = (number: number): Promise<string> => {
      asked += 1;
      return drawings.draw(receiptOf(number)).then(
        ([drawn]) => String(drawn),
        (error: unknown) => (error instanceof TooManyDrawings ? 'too many' : String(error)),
      );
    };
    const answers = await Promise.all([1, 2, 2, 3, 4, 5].map(draw));
    expect(asked).toBe(6);
    // One is drawn, two wait, and who asks for one of these waits with it.
    expect(answers).toEqual(['1', '2', '2', '3', 'too many', 'too many']);
    expect(await draw(4)).toBe('4');
  });

  test('covers are drawn before documents that wait, and are refused by no number of them', async () => {
    const drawn: string[] = [];
    const { drawings } = workers({
      waiting: 1,
      program: `const answer = (id) => parentPort.postMessage({ id, bytes: new Uint8Array(), failure: null });${echo}`,
    });
    const draw = async (task: DrawingTask, name: string): Promise<void> => {
      await drawings.draw(task);
      drawn.push(name);
    };
    const cover = (title: string): DrawingTask => {
      return { kind: 'cover', facts: { kind: 'book', slug: 'manual', title, by: '', day: null } };
    };
    await Promise.all([
      draw(receiptOf(1), 'receipt 1'),
      draw(receiptOf(2), 'receipt 2'),
      expect(drawings.draw(receiptOf(3))).rejects.toThrow(TooManyDrawings),
      draw(cover('Uno'), 'cover 1'),
      draw(cover('Dos'), 'cover 2'),
    ]);
    expect(drawn).toEqual(['receipt 1', 'cover 1', 'cover 2', 'receipt 2']);
  });

  test('a drawing that fails, ends its thread or hangs is told as failed, and the next is drawn', async () => {
    const program = `
      const answer = (id, task) => {
        const { number } = task.receipt;
        if (number === 1) parentPort.postMessage({ id, bytes: null, failure: 'no ink' });
        else if (number === 2) process.exit(1);
        else if (number === 3) throw new Error('torn paper');
        else if (number !== 4) parentPort.postMessage(${bytes});
      };${echo}`;
    const { drawings } = workers({ program, patience: 2000 });
    await expect(drawings.draw(receiptOf(1))).rejects.toThrow('no ink');
    await expect(drawings.draw(receiptOf(2))).rejects.toThrow('its thread ended');
    await expect(drawings.draw(receiptOf(3))).rejects.toThrow('torn paper');
    await expect(drawings.draw(receiptOf(4))).rejects.toThrow('took too long');
    expect([...(await drawings.draw(receiptOf(5)))]).toEqual([5]);
  });

  test('what is being drawn when it closes fails, and nothing is begun', async () => {
    const { drawings } = workers({ program: "parentPort.on('message', () => undefined);" });
    const ends = Promise.allSettled([1, 2].map((number) => drawings.draw(receiptOf(number))));
    await drawings.close();
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(drawings.draw(receiptOf(3))).rejects.toThrow(TooManyDrawings);
  });
});
