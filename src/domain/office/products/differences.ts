/** A place where two contents of a part differ. */
export interface Difference {
  /** Names and places from the outside in: 'options.0.price'. */
  readonly field: string;
  /** As text; '' where it has nothing there. */
  readonly before: string;
  readonly after: string;
}

/** Where two contents differ, in the order of the later one, then what only the earlier one has. Contents are plain JSON. */
export function contentDifferences(before: unknown, after: unknown): readonly Difference[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  const fields = new Set([...is.keys(), ...was.keys()]);
  return [...fields].flatMap((field) => {
    const change = { field, before: was.get(field) ?? '', after: is.get(field) ?? '' };
    return change.before === change.after ? [] : change;
  });
}

function leavesOf(value: unknown, field = '', found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) {
    if (value !== null && value !== undefined)
      found.set(field, typeof value === 'string' ? value : JSON.stringify(value));
    return found;
  }
  for (const [name, inner] of Object.entries(value)) leavesOf(inner, field === '' ? name : `${field}.${name}`, found);
  return found;
}
