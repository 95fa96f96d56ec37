import { CertificatesInMemory } from '#adapters/memory/certificates-in-memory.ts';
import { certificatesContract } from '#test/ports/certificates.ts';

certificatesContract(() => Promise.resolve(new CertificatesInMemory()));
