import { type DistrictPlace, Places } from '#application/server/accounts/ports/places.ts';
import type { Place, Province } from '#application/read-models/accounts/place.ts';

interface Department extends Place {
  readonly provinces: Province[];
}

/** The list that comes with the school, read when somebody first asks for it. */
export class PlacesInSource extends Places {
  #read: Promise<readonly Department[]> | null = null;

  async departments(): Promise<readonly Place[]> {
    return (await this.#all()).map(({ code, name }) => ({ code, name }));
  }

  async provincesOf(departmentCode: string): Promise<readonly Province[] | null> {
    return (await this.#all()).find(({ code }) => code === departmentCode)?.provinces ?? null;
  }

  async district(code: string): Promise<DistrictPlace | null> {
    const department = (await this.#all()).find((each) => each.code === code.slice(0, 2));
    const province = department?.provinces.find((each) => each.code === code.slice(0, 4));
    const district = province?.districts.find((each) => each.code === code);
    if (department === undefined || province === undefined || district === undefined) return null;
    return { department: placeOf(department), province: placeOf(province), district };
  }

  #all(): Promise<readonly Department[]> {
    this.#read ??= import('./ubigeo-data.ts').then(({ ubigeoLines }) => departmentsOf(ubigeoLines));
    return this.#read;
  }
}

function placeOf({ code, name }: Place): Place {
  return { code, name };
}

function departmentsOf(lines: string): readonly Department[] {
  const departments: Department[] = [];
  for (const line of lines.trim().split('\n')) {
    const [head = '', districts] = line.split('|');
    const { code, name } = named(head);
    if (districts === undefined) departments.push({ code, name, provinces: [] });
    else {
      const inside = districts.split(';').map((each) => named(each, code));
      departments.at(-1)?.provinces.push({ code, name, districts: inside });
    }
  }
  return departments;
}

function named(text: string, before = ''): Place {
  const space = text.indexOf(' ');
  return { code: before + text.slice(0, space), name: text.slice(space + 1) };
}
