import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The complete HTML of a React tree; rejects with the error of a component that throws. */
export function draw(tree: ReactNode): Promise<string> {
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
