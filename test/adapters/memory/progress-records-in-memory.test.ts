import { ProgressRecordsInMemory } from '#adapters/memory/progress-records-in-memory.ts';
import { progressRecordsContract } from '#test/ports/progress-records.ts';

progressRecordsContract(() => Promise.resolve(new ProgressRecordsInMemory()));
