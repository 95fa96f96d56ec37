/** How a reader likes the page. */
export interface ReadingSettings {
  readonly size: TextSize;
  readonly face: TextFace;
  readonly theme: ReadingTheme;
  /** Whether letters alone are shortcuts: some ways of dictating type them. */
  readonly hasShortcuts: boolean;
}

export const textSizes = ['s', 'm', 'l', 'xl'] as const;
export const textFaces = ['serif', 'sans'] as const;
export const readingThemes = ['light', 'sepia', 'dark'] as const;
export type TextSize = (typeof textSizes)[number];
export type TextFace = (typeof textFaces)[number];
export type ReadingTheme = (typeof readingThemes)[number];

export const usualSettings: ReadingSettings = { size: 'm', face: 'serif', theme: 'light', hasShortcuts: true };

/** Settings from what was kept; whatever is missing or unknown is as usual. */
export function settingsFrom(kept: Readonly<Record<string, unknown>>): ReadingSettings {
  const one = <T>(all: readonly T[], value: unknown, usual: T): T => all.find((each) => each === value) ?? usual;
  return {
    size: one(textSizes, kept['size'], usualSettings.size),
    face: one(textFaces, kept['face'], usualSettings.face),
    theme: one(readingThemes, kept['theme'], usualSettings.theme),
    hasShortcuts: kept['hasShortcuts'] !== false,
  };
}
