import { createHash } from 'node:crypto';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';

export class FingerprintsBySha256 extends Fingerprints {
  of(secret: string): string {
    return createHash('sha256').update(secret).digest('base64url');
  }
}
