import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';

/** From when until when a plan was sold, and for how many persons, its owner among them. */
export interface PlanTerm {
  readonly from: Date;
  readonly until: Date;
  readonly persons: number;
}

/** What was chosen of a product beside itself, as a receipt prints it below its title: a plan's period and seats, and each option. */
export function lineDetails(
  options: readonly { readonly label: string; readonly count: number }[],
  term: PlanTerm | null,
): readonly string[] {
  return [
    ...(term === null ? [] : [termText(term)]),
    ...options.map(({ label, count }) => (count === 1 ? label : `${label} × ${count}`)),
  ];
}

function termText({ from, until, persons }: PlanTerm): string {
  const [first, last] = [from, until].map((at) => formatDayMonthYear(limaDay(at)));
  return `Del ${first} al ${last}, para ${persons === 1 ? '1 persona' : `${persons} personas`}`;
}
