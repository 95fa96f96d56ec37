import { expect, test } from 'vitest';
import type { PersonalRecords } from '#application/server/accounts/ports/personal-records.ts';
import { personalSections } from '#domain/accounts/personal-sections.ts';
import { at } from '#test/support/accounts/account-builders.ts';

/**
 * What every adapter of PersonalRecords does. 'ana' took product 10, asked about it and has a certificate and the picture
 * 'perfiles/ana.webp'; 'luis' left nothing but a voucher that is being looked at.
 */
export function personalRecordsContract(make: () => Promise<PersonalRecords>): void {
  test('tells what an account left, and nothing of another', async () => {
    const records = await make();
    const ana = await records.of('ana');
    expect(ana.certificates).toHaveLength(1);
    expect(ana.consultations).toMatchObject([{ question: 'Una duda' }]);
    expect(Object.keys(ana).toSorted()).toEqual([...personalSections].toSorted());
    expect((await records.of('luis')).certificates).toEqual([]);
    expect(Object.values(await records.of('nadie')).flat()).toEqual([]);
  });

  test('knows whose payment is being decided about', async () => {
    const records = await make();
    expect(await records.hasPaymentUnderWay('luis')).toBe(true);
    expect(await records.hasPaymentUnderWay('ana')).toBe(false);
  });

  test('erases words and studies, keeps certificates, and names the files to remove', async () => {
    const records = await make();
    expect(await records.erase('ana', at('12:00'))).toEqual(['perfiles/ana.webp']);
    const left = await records.of('ana');
    expect(left.consultations).toEqual([]);
    expect(left.certificates).toHaveLength(1);
  });
}
