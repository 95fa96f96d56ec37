import { frontShelfNames, type OfFrontShelves } from '#domain/home/front-products.ts';
import { type FrontSection, frontSections, isFrontSection } from '#domain/home/front-sections.ts';
import { recordOf } from '#domain/shared/record.ts';
import type { ContentRules, TextRule } from './content-rules.ts';

/** Products that are shown first in a part of the front page: their ids in their order, a blank between them; '': what comes by itself. */
export type FrontPicks = OfFrontShelves<string>;

/** Picks that are looked at before they hold; of a part without any, those that do. */
export type TriedPicks = { readonly [P in keyof FrontPicks]?: string | undefined };

/** How the front page is arranged, below the words with which it begins. */
export interface FrontSettings extends FrontPicks {
  /** The names of its parts in their order, a blank between them; a part that is not named is not shown. */
  readonly sections: string;
}

/** Products that may be picked for a part: more are never seen. */
export const mostPicks = 10;

const picksRule: TextRule = {
  most: 200,
  wrong: (text) => {
    const ids = text.split(' ');
    if (!ids.every((id) => /^[1-9]\d{0,8}$/.test(id)) || new Set(ids).size !== ids.length) {
      return 'Un producto no existe o está dos veces: recarga la página.';
    }
    return ids.length > mostPicks ? `Aquí caben ${mostPicks}. Quita los que sobran.` : null;
  },
};

/** What may be written of how the front page is arranged. */
export const frontRules: ContentRules<FrontSettings> = {
  sections: {
    most: 300,
    missing: 'Deja al menos una parte a la vista.',
    wrong: (text) => {
      const names = text.split(' ');
      return names.every(isFrontSection) && new Set(names).size === names.length
        ? null
        : 'Una parte no existe o está dos veces: recarga la página.';
    },
  },
  ...recordOf(frontShelfNames, () => picksRule),
};

/** The parts of the front page as they were written. */
export const sectionsOf = ({ sections }: Pick<FrontSettings, 'sections'>): readonly FrontSection[] =>
  sections.split(' ').filter(isFrontSection);

/** The products of picks as they were written. */
export const picksOf = (picks: string): readonly number[] =>
  picks
    .split(' ')
    .filter((id) => /^\d{1,9}$/.test(id))
    .slice(0, mostPicks)
    .map(Number);

/** As the program arranges them. */
export const initialFront: FrontSettings = {
  sections: frontSections.join(' '),
  ...recordOf(frontShelfNames, () => ''),
};
