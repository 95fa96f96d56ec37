import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ownTurn } from '#adapters/server/own-turn.ts';

/** The complete HTML of a React tree, which takes some ten milliseconds; rejects with the error of a component that throws. */
export async function draw(tree: ReactNode): Promise<string> {
  await ownTurn();
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
