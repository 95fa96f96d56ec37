import { describe } from 'vitest';
import { PersonalRecordsInMemory } from '#adapters/memory/personal-records-in-memory.ts';
import { personalRecordsContract } from '#test/ports/personal-records.ts';

describe('PersonalRecordsInMemory', () => {
  personalRecordsContract(async () => {
    const records = new PersonalRecordsInMemory();
    const nothing = await records.of('nadie');
    const certificates = [{ code: 'ES-2026-1' }];
    records.byUser.set('ana', { ...nothing, certificates, consultations: [{ question: 'Una duda' }] });
    records.files.set('ana', ['perfiles/ana.webp']);
    records.paying.add('luis');
    return records;
  });
});
