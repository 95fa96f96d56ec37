import { parentPort, workerData } from 'node:worker_threads';
import { isSafePdf } from './pdf-check.ts';

/** A thread that looks at one file and ends. */
parentPort?.postMessage(isSafePdf(workerData as Uint8Array));
