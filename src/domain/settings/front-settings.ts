import { type FrontSection, frontSections, isFrontSection } from '#domain/catalogue/front-sections.ts';
import type { ContentRules } from './content-rules.ts';

/** How the front page is arranged, below the words with which it begins. */
export interface FrontSettings {
  /** The names of its parts in their order, a blank between them; a part that is not named is not shown. */
  readonly sections: string;
}

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
};

/** The parts of the front page as they were written. */
export const sectionsOf = ({ sections }: FrontSettings): readonly FrontSection[] =>
  sections.split(' ').filter(isFrontSection);

/** As the program arranges them. */
export const initialFront: FrontSettings = { sections: frontSections.join(' ') };
