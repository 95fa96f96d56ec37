import { parentPort, workerData } from 'node:worker_threads';
import { type BookFileTask, readTask, setTask } from './book-file-task.ts';

/** A thread that does one thing with a book that comes in, and ends. */
const task = workerData as BookFileTask;
const done = task.name === 'read' ? await readTask(task.given) : setTask(task.given);
parentPort?.postMessage(done);
