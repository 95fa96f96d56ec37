import { expect, test } from 'vitest';
import type { Places } from '#application/server/accounts/ports/places.ts';

/** What every adapter of Places does. Lima with Miraflores is in it. */
export function placesContract(make: () => Places): void {
  test('knows a district by its code, and where it lies', async () => {
    expect(await make().district('150122')).toEqual({
      department: { code: '15', name: 'Lima' },
      province: { code: '1501', name: 'Lima' },
      district: { code: '150122', name: 'Miraflores' },
    });
    for (const code of ['', '15', '1501', '159999', 'Miraflores']) expect(await make().district(code)).toBeNull();
  });

  test('lists departments, and the provinces of one with their districts', async () => {
    const places = make();
    expect(await places.departments()).toContainEqual({ code: '15', name: 'Lima' });
    const provinces = await places.provincesOf('15');
    const lima = provinces?.find(({ code }) => code === '1501');
    expect(lima?.name).toBe('Lima');
    expect(lima?.districts).toContainEqual({ code: '150101', name: 'Lima' });
    expect(await places.provincesOf('99')).toBeNull();
  });
}
