import { describe, expect, test } from 'vitest';
import { PlacesInSource } from '#adapters/server/places/places-in-source.ts';
import { placesContract } from '#test/ports/accounts/places.ts';

describe('PlacesInSource', () => {
  placesContract(() => new PlacesInSource());

  test('holds 25 departments, 196 provinces and their districts, each code once and inside its province', async () => {
    const places = new PlacesInSource();
    const departments = await places.departments();
    const provinces = (await Promise.all(departments.map(({ code }) => places.provincesOf(code)))).flatMap(
      (each) => each ?? [],
    );
    const districts = provinces.flatMap((province) => province.districts.map(({ code }) => ({ code, province })));
    expect([departments.length, provinces.length, districts.length]).toEqual([25, 196, 1867]);
    expect(new Set(districts.map(({ code }) => code)).size).toBe(districts.length);
    expect(districts.every(({ code, province }) => /^\d{6}$/.test(code) && code.startsWith(province.code))).toBe(true);
  });

  test('speaks the codes of the INEI, in which 14 is Lambayeque', async () => {
    expect(await new PlacesInSource().district('140101')).toMatchObject({
      department: { name: 'Lambayeque' },
      district: { name: 'Chiclayo' },
    });
  });
});
