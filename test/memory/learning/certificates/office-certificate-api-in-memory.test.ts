import { describe } from 'vitest';
import { officeCertificateApiContract } from '#test/ports/learning/certificates/office-certificate-api.ts';
import { twoCertificates } from '#test/support/learning/office-certificates.ts';
import { OfficeCertificateApiInMemory } from './office-certificate-api-in-memory.ts';

describe('OfficeCertificateApiInMemory', () => {
  officeCertificateApiContract(() => {
    const api = new OfficeCertificateApiInMemory(twoCertificates);
    const codes = { first: 'ES-2026-00000000001', second: 'ES-2026-00000000002' };
    return Promise.resolve({ api, reads: api.reads, codes });
  });
});
