import { parentPort, workerData } from 'node:worker_threads';
import { readFileOf, type StatementTask } from './read-statement.ts';

/** A thread that reads one file of a bank or a gateway and ends. */
parentPort?.postMessage(readFileOf(workerData as StatementTask));
