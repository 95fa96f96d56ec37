/** A day with which working days are counted, as the office shows it. */
export interface ShownHoliday {
  /** In Lima: '2026-12-24'. */
  readonly day: string;
  /** False: a day that is worked against the national calendar. */
  readonly isHoliday: boolean;
  /** What declares it; null: the national calendar. */
  readonly norm: string | null;
}

export interface ShownHolidays {
  /** Of a year to come and all that was declared beyond, the next first. */
  readonly coming: readonly ShownHoliday[];
  /** What was declared of days that are over, the last first. */
  readonly earlier: readonly ShownHoliday[];
}
