import { describe } from 'vitest';
import { CertificateApiInMemory, CertificateCheckInMemory } from './certificate-api-in-memory.ts';
import { certificateApiContract } from '#test/ports/learning/certificates/certificate-api.ts';
import { certificateCheckContract } from '#test/ports/learning/certificates/certificate-check.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { certificateOverview } from '#test/support/learning/student-pages.tsx';
import { certificate } from '#test/support/learning/study-builders.ts';

const finished = { completed: 3, total: 3, percent: 100, finished: true };

describe('CertificateApiInMemory', () => {
  certificateApiContract(() => {
    const api = new CertificateApiInMemory(certificateOverview({ progress: finished, due: ['participation'] }));
    const correctProfile = () => Promise.resolve(api.correctProfile('Ana María Quispe Rojas', ''));
    return Promise.resolve({ api, correctProfile });
  });
});

describe('CertificateCheckInMemory', () => {
  certificateCheckContract(() => {
    const { code, kind, hours, holderName, productTitle, productKind, issuedAt } = certificate();
    const known = {
      code,
      state: 'valid',
      kind,
      grade: null,
      holder: holderName,
      product: { title: productTitle, kind: productKind },
      hours,
      issuedAt: issuedAt.toISOString(),
      isMoved: false,
      signer: null,
      reissuedAt: null,
      revokedAt: null,
    } as const;
    const none = callRefusal({ kind: 'certificate-not-found', status: 404, detail: 'No existe.' });
    return Promise.resolve(new CertificateCheckInMemory([known], none));
  });
});
