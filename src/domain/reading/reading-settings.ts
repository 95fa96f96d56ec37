/** How a reader likes the page. */
export interface ReadingSettings {
  readonly size: TextSize;
  readonly face: TextFace;
  readonly spacing: LineSpacing;
  readonly margins: TextMargins;
  readonly theme: ReadingTheme;
  /** Whether letters alone are shortcuts: some ways of dictating type them. */
  readonly hasShortcuts: boolean;
  /** Whether the notebook stands beside the text where there is room. */
  readonly hasNotesBeside: boolean;
}

/** Each list from the smallest to the largest, or in the order in which it is offered. */
export const textSizes = ['s', 'm', 'l', 'xl'] as const;
export const textFaces = ['serif', 'sans'] as const;
export const lineSpacings = ['tight', 'normal', 'loose'] as const;
export const textMargins = ['narrow', 'normal', 'wide'] as const;
export const readingThemes = ['light', 'sepia', 'dark'] as const;
export type TextSize = (typeof textSizes)[number];
export type TextFace = (typeof textFaces)[number];
export type LineSpacing = (typeof lineSpacings)[number];
export type TextMargins = (typeof textMargins)[number];
export type ReadingTheme = (typeof readingThemes)[number];

export const usualSettings: ReadingSettings = {
  size: 'm',
  face: 'serif',
  spacing: 'normal',
  margins: 'normal',
  theme: 'light',
  hasShortcuts: true,
  hasNotesBeside: false,
};

/** Settings as the school keeps them of an account. */
export interface KeptSettings {
  readonly settings: ReadingSettings;
  /** Counts their changes from 1, by any device: what has a lower one is older. */
  readonly version: number;
}

/** Settings from what was kept; whatever is missing or unknown is as usual. */
export function settingsFrom(kept: Readonly<Record<string, unknown>>): ReadingSettings {
  const one = <T>(all: readonly T[], value: unknown, usual: T): T => all.find((each) => each === value) ?? usual;
  return {
    size: one(textSizes, kept['size'], usualSettings.size),
    face: one(textFaces, kept['face'], usualSettings.face),
    spacing: one(lineSpacings, kept['spacing'], usualSettings.spacing),
    margins: one(textMargins, kept['margins'], usualSettings.margins),
    theme: one(readingThemes, kept['theme'], usualSettings.theme),
    hasShortcuts: kept['hasShortcuts'] !== false,
    hasNotesBeside: kept['hasNotesBeside'] === true,
  };
}
