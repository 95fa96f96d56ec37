import { expect, test } from 'vitest';
import type { OfficeCertificates } from '#application/server/learning/ports/office-certificates.ts';
import { fold } from '#domain/shared/text.ts';

interface Issued {
  readonly office: OfficeCertificates;
  readonly codes: { readonly first: string; readonly second: string };
}

/**
 * What every adapter of OfficeCertificates does. @param make with a certificate of Ana Quíspe (ana@correo.pe) on 'Derecho laboral', which said
 * 'Ana Q.' at first and 'Ana Qu.' then, and a later one of Luis Soto (luis@correo.pe) on 'IGV paso a paso'.
 */
export function officeCertificatesContract(make: () => Promise<Issued>): void {
  test('lists the one issued last first, part by part', async () => {
    const { office, codes } = await make();
    const all = { words: [], offset: 0, limit: 10 };
    expect(await office.search(all)).toMatchObject({
      held: [
        { certificate: { code: codes.second, holderName: 'Luis Soto', reissues: [] }, account: { id: 'luis' } },
        {
          certificate: { code: codes.first, reissues: [{ formerName: 'Ana Q.' }, { formerName: 'Ana Qu.' }] },
          account: { id: 'ana', email: 'ana@correo.pe' },
        },
      ],
      total: 2,
    });
    expect(await office.search({ ...all, offset: 1, limit: 1 })).toMatchObject({
      held: [{ certificate: { code: codes.first } }],
      total: 2,
    });
  });

  test('finds by code, name, e-mail and title, each word', async () => {
    const { office, codes } = await make();
    const found = async (...words: readonly string[]) =>
      (await office.search({ words: words.map(fold), offset: 0, limit: 10 })).held.map(
        ({ certificate }) => certificate.code,
      );
    expect(await found(codes.first)).toEqual([codes.first]);
    expect(await found('quispe')).toEqual([codes.first]);
    expect(await found('luis@correo.pe')).toEqual([codes.second]);
    expect(await found('IGV', 'soto')).toEqual([codes.second]);
    expect(await found('IGV', 'quispe')).toEqual([]);
  });
}
