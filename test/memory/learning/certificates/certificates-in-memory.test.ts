import { CertificatesInMemory } from './certificates-in-memory.ts';
import { certificatesContract } from '#test/ports/learning/certificates/certificates.ts';

certificatesContract(() => Promise.resolve(new CertificatesInMemory()));
