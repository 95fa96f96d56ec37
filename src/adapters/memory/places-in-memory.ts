import { type DistrictPlace, type Place, Places, type Province } from '#application/server/ports/places.ts';

/** A small country: a department with one province of two districts, and one without any. */
export class PlacesInMemory extends Places {
  readonly #lima: Province = {
    code: '1501',
    name: 'Lima',
    districts: [
      { code: '150101', name: 'Lima' },
      { code: '150122', name: 'Miraflores' },
    ],
  };

  departments(): Promise<readonly Place[]> {
    return Promise.resolve([
      { code: '14', name: 'Lambayeque' },
      { code: '15', name: 'Lima' },
    ]);
  }

  provincesOf(departmentCode: string): Promise<readonly Province[] | null> {
    const all: Readonly<Record<string, readonly Province[]>> = { '14': [], '15': [this.#lima] };
    return Promise.resolve(all[departmentCode] ?? null);
  }

  district(code: string): Promise<DistrictPlace | null> {
    const district = this.#lima.districts.find((each) => each.code === code);
    if (district === undefined) return Promise.resolve(null);
    const { code: provinceCode, name } = this.#lima;
    return Promise.resolve({
      department: { code: '15', name: 'Lima' },
      province: { code: provinceCode, name },
      district,
    });
  }
}
