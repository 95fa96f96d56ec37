import { accept, type Result } from '#domain/shared/result.ts';
import { DATUM_TOO_LONG, oneLine, severalLines } from '#domain/shared/typed-text.ts';

/** What is wrong with one field of what was typed: where, such as 'rates[1].percent', and how to mend it. */
export interface ContentProblem {
  readonly field: string;
  readonly text: string;
}

/** What may be typed into a field. */
export interface TextRule {
  /** Characters at most. */
  readonly most: number;
  /** Said where nothing is typed; absent: it may stay empty. */
  readonly missing?: string;
  /** Whether it may have several lines. */
  readonly isLong?: boolean;
  /** How what was typed is kept, beyond blanks: a RUC without its hyphens. */
  readonly kept?: (text: string) => string;
  /** What is wrong with what is kept, where anything was typed; null: nothing. */
  readonly wrong?: (text: string) => string | null;
}

/** Of which rows a list is made, and how many it has at most. */
export interface RowsRule<R> {
  readonly row: { readonly [K in keyof R]: TextRule };
  readonly most: number;
  /** Said where there is no row; absent: there may be none. */
  readonly missing?: string;
  /** What is wrong with rows of which each is right by itself; null: nothing. */
  readonly wrong?: (rows: readonly R[]) => ContentProblem | null;
}

/** A rule for each field: of a text, or of a list of rows. */
export type ContentRules<T> = {
  readonly [K in keyof T]: T[K] extends readonly (infer R)[] ? RowsRule<R> : TextRule;
};

type Cells = Readonly<Record<string, string>>;
/** Of whichever field. */
export type AnyRule = TextRule | RowsRule<Cells>;

/** Whether a rule is of a list. */
export function isRowsRule(rule: AnyRule): rule is RowsRule<Cells> {
  return 'row' in rule;
}

type Typed = Readonly<Record<string, string | readonly Cells[]>>;

/** What was typed as it is kept, or everything that is wrong with it, in the order of the fields. */
export function checkedContent<T extends object>(
  rules: ContentRules<T>,
  typed: T,
): Result<T, { readonly kind: 'settings-invalid'; readonly problems: readonly ContentProblem[] }> {
  const problems: ContentProblem[] = [];
  const kept = Object.entries<AnyRule>(rules as Readonly<Record<string, AnyRule>>).map(([name, rule]) => {
    const given = (typed as Typed)[name];
    return [
      name,
      isRowsRule(rule) ? checkedRows(name, rule, given, problems) : checkedText(name, rule, given, problems),
    ];
  });
  if (problems.length > 0) return { ok: false, refusal: { kind: 'settings-invalid', problems } };
  return accept(Object.fromEntries(kept) as T);
}

function checkedText(field: string, rule: TextRule, given: unknown, problems: ContentProblem[]): string {
  const typed = typeof given === 'string' ? given : '';
  const tidy = rule.isLong === true ? severalLines(typed) : oneLine(typed);
  const text = rule.kept === undefined ? tidy : rule.kept(tidy);
  const wrong = wrongWith(rule, text);
  if (wrong !== null) problems.push({ field, text: wrong });
  return text;
}

function wrongWith({ missing, most, wrong }: TextRule, text: string): string | null {
  if (text === '') return missing ?? null;
  return text.length > most ? DATUM_TOO_LONG : (wrong?.(text) ?? null);
}

function checkedRows(
  field: string,
  { row, most, missing, wrong }: RowsRule<Cells>,
  given: unknown,
  problems: ContentProblem[],
): readonly Cells[] {
  const typed: readonly unknown[] = Array.isArray(given) ? given : [];
  const before = problems.length;
  if (typed.length === 0 && missing !== undefined) problems.push({ field, text: missing });
  if (typed.length > most) problems.push({ field, text: `Aquí caben ${most}. Quita las que sobran.` });
  const rows = typed.slice(0, most).map((each, place) => {
    const cells = (each ?? {}) as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      Object.entries(row).map(([name, rule]) => [
        name,
        checkedText(`${field}[${place}].${name}`, rule, cells[name], problems),
      ]),
    );
  });
  const together = problems.length === before ? (wrong?.(rows) ?? null) : null;
  if (together !== null) problems.push(together);
  return rows;
}
