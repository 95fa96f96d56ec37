import { parentPort, workerData } from 'node:worker_threads';
import { readStatement, type StatementTask } from './read-statement.ts';

/** A thread that reads one bank's file and ends. */
parentPort?.postMessage(readStatement(workerData as StatementTask));
