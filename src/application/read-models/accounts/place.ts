/** A department, province or district with its INEI code: 2, 4 or 6 digits. */
export interface Place {
  readonly code: string;
  readonly name: string;
}

export interface Province extends Place {
  readonly districts: readonly Place[];
}
