import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ProfileApi } from '#application/browser/accounts/ports/profile-api.ts';
import type { Place, Province } from '#application/read-models/accounts/place.ts';

/** Choosing a district: department, province, district, each list asked for when it is needed. */
export class DistrictStore {
  departments: readonly Place[] = [];
  provinces: readonly Province[] = [];
  department = '';
  province = '';
  district = '';
  failure: string | null = null;
  readonly #api: ProfileApi;

  constructor(api: ProfileApi) {
    this.#api = api;
    makeAutoObservable(this, { departments: observableRef, provinces: observableRef });
  }

  get districts(): readonly Place[] {
    return this.provinces.find(({ code }) => code === this.province)?.districts ?? [];
  }

  /** Begins with the district of the profile, or without one. */
  async begin(district: string): Promise<void> {
    this.department = district.slice(0, 2);
    this.province = district.slice(0, 4);
    this.district = district;
    await Promise.all([this.#loadDepartments(), this.#loadProvinces()]);
  }

  async chooseDepartment(code: string): Promise<void> {
    this.department = code;
    this.chooseProvince('');
    this.provinces = [];
    await this.#loadProvinces();
  }

  chooseProvince(code: string): void {
    this.province = code;
    this.district = '';
  }

  chooseDistrict(code: string): void {
    this.district = code;
  }

  /** Reads anew what could not be read. */
  retry(): Promise<void> {
    return this.begin(this.district);
  }

  async #loadDepartments(): Promise<void> {
    if (this.departments.length > 0) return;
    const listed = await this.#api.departments();
    runInAction(() => {
      this.failure = listed.ok ? null : listed.refusal.detail;
      if (listed.ok) this.departments = listed.value;
    });
  }

  /** An answer that comes after another choice is not taken. */
  async #loadProvinces(): Promise<void> {
    const { department } = this;
    if (department === '') return;
    const listed = await this.#api.provincesOf(department);
    runInAction(() => {
      if (this.department !== department) return;
      this.failure = listed.ok ? null : listed.refusal.detail;
      if (listed.ok) this.provinces = listed.value;
    });
  }
}
