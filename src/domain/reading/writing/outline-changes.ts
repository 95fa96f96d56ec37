import { bookLimits } from './outline.ts';

/** What a place in a book's tree needs. */
interface Placed {
  readonly id: string;
  readonly level: number;
}

/** Where the sections below one end: the place after the last of them. */
export function endOfBranch(sections: readonly Pick<Placed, 'level'>[], index: number): number {
  const level = sections[index]?.level ?? 0;
  const next = sections.findIndex((section, place) => place > index && section.level <= level);
  return next === -1 ? sections.length : next;
}

/** The sections with no level left out: each at most one below the one before, the first a chapter, none deeper than a book goes. */
export function evened<S extends Pick<Placed, 'level'>>(sections: readonly S[]): readonly S[] {
  let most = 0;
  return sections.map((section) => {
    const level = Math.max(0, Math.min(section.level, most, bookLimits.level));
    most = level + 1;
    return level === section.level ? section : { ...section, level };
  });
}

/** Adds a section after another and all below it, beside it in the tree. @param after null: at the end, as a chapter. */
export function withSection<S extends Placed>(sections: readonly S[], added: S, after: string | null): readonly S[] {
  const index = sections.findIndex(({ id }) => id === after);
  const beside = sections[index];
  if (beside === undefined) return [...sections, { ...added, level: 0 }];
  const end = endOfBranch(sections, index);
  return [...sections.slice(0, end), { ...added, level: beside.level }, ...sections.slice(end)];
}

/** Changes what is said of a section. */
export function withSectionChanged<S extends Placed>(
  sections: readonly S[],
  id: string,
  change: Partial<Omit<S, 'id' | 'level'>>,
): readonly S[] {
  return sections.map((section) => (section.id === id ? { ...section, ...change } : section));
}

/** Takes a section away with all below it. */
export function withoutSection<S extends Placed>(sections: readonly S[], id: string): readonly S[] {
  const index = sections.findIndex((section) => section.id === id);
  return index === -1 ? sections : evened(sections.toSpliced(index, endOfBranch(sections, index) - index));
}

/**
 * Moves a section with all below it before or after its neighbour of the same parent (with all below that one). At the edge of its
 * parent nothing changes.
 */
export function withSectionMoved<S extends Placed>(sections: readonly S[], id: string, step: -1 | 1): readonly S[] {
  const index = sections.findIndex((section) => section.id === id);
  const moved = sections[index];
  if (moved === undefined) return sections;
  const end = endOfBranch(sections, index);
  const branch = sections.slice(index, end);
  if (step === 1) {
    if (sections[end]?.level !== moved.level) return sections;
    const past = endOfBranch(sections, end);
    return [...sections.slice(0, index), ...sections.slice(end, past), ...branch, ...sections.slice(past)];
  }
  const before = sections.findLastIndex(({ level }, place) => place < index && level <= moved.level);
  if (sections[before]?.level !== moved.level) return sections;
  return [...sections.slice(0, before), ...branch, ...sections.slice(before, index), ...sections.slice(end)];
}

/** Puts a section with all below it right before another, beside it in the tree; into its own branch it does not go. */
export function withSectionBefore<S extends Placed>(sections: readonly S[], id: string, target: string): readonly S[] {
  const index = sections.findIndex((section) => section.id === id);
  const moved = sections[index];
  if (moved === undefined) return sections;
  const end = endOfBranch(sections, index);
  const rest = sections.toSpliced(index, end - index);
  const place = rest.findIndex((section) => section.id === target);
  const beside = rest[place];
  if (beside === undefined) return sections;
  const branch = sections
    .slice(index, end)
    .map((each) => ({ ...each, level: each.level - moved.level + beside.level }));
  return evened([...rest.slice(0, place), ...branch, ...rest.slice(place)]);
}

/** Puts a section with all below it one level deeper (1) or higher (-1) where it stands; where that cannot be, nothing changes. */
export function withSectionNested<S extends Placed>(sections: readonly S[], id: string, step: -1 | 1): readonly S[] {
  const index = sections.findIndex((section) => section.id === id);
  const nested = sections[index];
  if (nested === undefined) return sections;
  const end = endOfBranch(sections, index);
  const level = nested.level + step;
  const most = index === 0 ? 0 : (sections[index - 1]?.level ?? 0) + 1;
  const deepest = Math.max(...sections.slice(index, end).map((each) => each.level)) + step;
  if (level < 0 || level > most || deepest > bookLimits.level) return sections;
  return sections.map((each, place) => (place >= index && place < end ? { ...each, level: each.level + step } : each));
}

/** What can be done to a section's place. */
export function movesOf<S extends Placed>(
  sections: readonly S[],
  id: string,
): { readonly up: boolean; readonly down: boolean; readonly deeper: boolean; readonly higher: boolean } {
  const changes = (moved: readonly S[]): boolean => moved !== sections;
  return {
    up: changes(withSectionMoved(sections, id, -1)),
    down: changes(withSectionMoved(sections, id, 1)),
    deeper: changes(withSectionNested(sections, id, 1)),
    higher: changes(withSectionNested(sections, id, -1)),
  };
}
