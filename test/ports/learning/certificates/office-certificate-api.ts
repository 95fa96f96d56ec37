import { expect, test } from 'vitest';
import type { OfficeCertificateApi } from '#application/browser/learning/ports/office-certificate-api.ts';
import type { Reads } from '#application/browser/shared/ports/reads.ts';
import { officeCertificates } from '#application/read-models/learning/office-certificates.ts';
import { accepted } from '#test/support/shared/accepted.ts';

interface Office {
  readonly api: OfficeCertificateApi;
  readonly reads: Reads;
  readonly codes: { readonly first: string; readonly second: string };
}

/**
 * What every adapter of OfficeCertificateApi does. @param make with a certificate of Ana Quispe Rojas, whose profile says 'Ana María' now,
 * and a later one of Luis Soto Vega.
 */
export function officeCertificateApiContract(make: () => Promise<Office>): void {
  const asked = async ({ reads }: Office, words = '') =>
    accepted(await reads.ask(officeCertificates, { words, page: '1' })).certificates;

  test('lists the last one first, and finds by words', async () => {
    const office = await make();
    const { first, second } = office.codes;
    expect((await asked(office)).map(({ code }) => code)).toEqual([second, first]);
    expect(await asked(office, 'quispe')).toMatchObject([
      { code: first, present: { holder: 'Ana María Quispe Rojas' } },
    ]);
  });

  test('corrects to the profile’s name or to another, and takes back once', async () => {
    const office = await make();
    const { first, second } = office.codes;
    accepted(await office.api.correct(first, 'Partida', null));
    expect(await asked(office, 'ana')).toMatchObject([
      { holder: 'Ana María Quispe Rojas', holderDocument: 'DNI 46712369', reissues: [{ reason: 'Partida' }] },
    ]);
    accepted(await office.api.correct(first, 'Error', 'Ana Quispe'));
    expect(await asked(office, 'ana')).toMatchObject([{ holder: 'Ana Quispe' }]);
    accepted(await office.api.revoke(second, 'Copia'));
    expect(await asked(office, 'soto')).toMatchObject([{ revoked: { reason: 'Copia' } }]);
    expect(await office.api.revoke(second, 'Copia')).toMatchObject({
      refusal: { kind: 'already-revoked', status: 409 },
    });
  });
}
