import type { LineSpacing, ReadingTheme, TextFace, TextMargins, TextSize } from '#domain/reading/reading-settings.ts';

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
