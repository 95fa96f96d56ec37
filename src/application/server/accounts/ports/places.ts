import type { Place, Province } from '#application/read-models/accounts/place.ts';

/** Where a district lies. */
export interface DistrictPlace {
  readonly department: Place;
  readonly province: Place;
  readonly district: Place;
}

/** Departments, provinces and districts of Peru (ubigeo). Names repeat, codes do not. Source: facts/peru.md, section 7. */
export abstract class Places {
  abstract departments(): Promise<readonly Place[]>;
  /** The provinces of a department; null when there is no such department. */
  abstract provincesOf(departmentCode: string): Promise<readonly Province[] | null>;
  /** The district with this code, or null. */
  abstract district(code: string): Promise<DistrictPlace | null>;
}
