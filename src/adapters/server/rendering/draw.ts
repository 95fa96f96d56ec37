import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

let lastTurn: Promise<unknown> = Promise.resolve();

/** A turn of the event loop in which no other page begins to be drawn: one takes some ten milliseconds. */
function turnOfItsOwn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

/** The complete HTML of a React tree; rejects with the error of a component that throws. */
export async function draw(tree: ReactNode): Promise<string> {
  await turnOfItsOwn();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      onAllReady: () => pipe(sink),
      // Everything in its place: what React would send after the page, it would put there by a script in the page.
      progressiveChunkSize: Infinity,
      onShellError: reject,
      onError: reject,
    });
  });
}
