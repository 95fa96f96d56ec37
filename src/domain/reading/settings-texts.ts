import type {
  LineSpacing,
  ReadingSettings,
  ReadingTheme,
  TextFace,
  TextMargins,
  TextSize,
} from './reading-settings.ts';

export const sizeNames: Readonly<Record<TextSize, string>> = {
  s: 'Pequeña',
  m: 'Normal',
  l: 'Grande',
  xl: 'Muy grande',
};

export const faceNames: Readonly<Record<TextFace, string>> = { serif: 'Con serifa', sans: 'Sin serifa' };

export const spacingNames: Readonly<Record<LineSpacing, string>> = {
  tight: 'Líneas juntas',
  normal: 'Líneas a distancia normal',
  loose: 'Líneas separadas',
};

export const marginNames: Readonly<Record<TextMargins, string>> = {
  narrow: 'Márgenes angostos',
  normal: 'Márgenes normales',
  wide: 'Márgenes anchos',
};

export const themeNames: Readonly<Record<ReadingTheme, string>> = { light: 'Claro', sepia: 'Sepia', dark: 'Oscuro' };

/** Everything chosen, in words: 'Letra normal, con serifa; líneas a distancia normal; márgenes normales; fondo claro; …'. */
export function settingsText(chosen: ReadingSettings): string {
  return [
    `Letra ${sizeNames[chosen.size].toLowerCase()}, ${faceNames[chosen.face].toLowerCase()}`,
    spacingNames[chosen.spacing].toLowerCase(),
    marginNames[chosen.margins].toLowerCase(),
    `fondo ${themeNames[chosen.theme].toLowerCase()}`,
    chosen.hasShortcuts ? 'con atajos de teclado' : 'sin atajos de teclado',
    chosen.hasNotesBeside ? 'notas al lado' : 'notas aparte',
  ].join('; ');
}
