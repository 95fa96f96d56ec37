import { doneInThread, isBuilt } from '#adapters/server/threads.ts';
import { isSafePdf } from './pdf-check.ts';

const program = 'files/pdf-check-worker';
/** Milliseconds after which looking at a file is given up. */
const usualPatience = 15_000;
/** Megabytes that it may take: the largest file and all that it may unpack, each several times over. */
const memory = { maxOldGenerationSizeMb: 512 };

/** Whether a PDF is safe (`isSafePdf`), found out where nobody waits for it: a file of some megabytes takes tenths of a second. */
export async function isSafePdfAside(content: Uint8Array): Promise<boolean> {
  return isBuilt(program) ? isSafePdfInThread(content) : isSafePdf(content);
}

/** The same in a thread of its own, wherever the school runs from. What cannot be looked at in time is not safe. */
export async function isSafePdfInThread(content: Uint8Array, patience: number = usualPatience): Promise<boolean> {
  // A copy of its own goes over to the thread: what came in may share its memory with others.
  const workerData = new Uint8Array(content);
  const options = { workerData, transferList: [workerData.buffer], resourceLimits: memory };
  return (await doneInThread<boolean>(program, options, patience)) ?? false;
}
