import type { EditedSection } from '#domain/reading/writing/outline.ts';
import { evened } from '#domain/reading/writing/outline-changes.ts';
import { oneLine } from '#domain/shared/typed-text.ts';

/** What becomes of the sections that a book has when others come in. */
export const takeInWays = ['replace', 'append'] as const;
export type TakeInWay = (typeof takeInWays)[number];

/** A section that comes in, its text kept already. */
export type ArrivedSection = Pick<EditedSection, 'id' | 'title' | 'level' | 'text'>;

/**
 * The sections of a book with those that come in: after them, or in their place. In their place one with the title of a former one is
 * that one with another text, so that it keeps its address, what readers marked in it, and whether it is of the sample; of several alike
 * the first that is left.
 */
export function takeIn(
  now: readonly EditedSection[],
  arrived: readonly ArrivedSection[],
  way: TakeInWay,
): readonly EditedSection[] {
  const fresh = (section: ArrivedSection): EditedSection => ({ ...section, slug: '', isSample: false });
  if (way === 'append') return evened([...now, ...arrived.map(fresh)]);
  const former = new Map<string, EditedSection[]>();
  for (const section of now) {
    const name = nameOf(section);
    former.set(name, [...(former.get(name) ?? []), section]);
  }
  return evened(
    arrived.map((section) => {
      const known = former.get(nameOf(section))?.shift();
      if (known === undefined) return fresh(section);
      const { id, slug, isSample } = known;
      return { ...section, id, slug, isSample };
    }),
  );
}

const nameOf = ({ title }: Pick<EditedSection, 'title'>): string => oneLine(title).toLowerCase();
