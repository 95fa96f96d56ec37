import { ProgressRecordsInMemory } from './progress-records-in-memory.ts';
import { progressRecordsContract } from '#test/ports/learning/progress-records.ts';

progressRecordsContract(() => Promise.resolve(new ProgressRecordsInMemory()));
