import type { CoverKind } from '#domain/catalogue/cover-facts.ts';

/** The five threads of a cover: field, dark, light, warm, second. */
export type Palette = readonly [field: string, dark: string, light: string, warm: string, second: string];

const wool = '#f3e7d1';
const maize = '#e2a93b';

/** The colours of a kind, after the dyes of the Andes: cochineal, indigo, chilca green, maize, undyed wool. */
export const palettes: Readonly<Record<CoverKind, readonly [Palette, ...Palette[]]>> = {
  course: [
    ['#7d1f33', '#3a0e19', wool, maize, '#b9472f'],
    ['#8f2437', '#47101d', wool, '#e9b95a', '#243a6b'],
    ['#5f1528', '#2b0a13', wool, '#d6922e', '#a5344a'],
    [wool, '#3a0e19', '#7d1f33', maize, '#243a6b'],
  ],
  seminar: [
    ['#243a6b', '#121d38', wool, maize, '#8e2740'],
    ['#1d4a73', '#0d2338', wool, '#e9b95a', '#b9472f'],
    ['#2f3b77', '#161c3d', wool, '#d98a3a', '#5d7cb4'],
  ],
  workshop: [
    ['#1f5d57', '#0c2b28', wool, '#e9b44c', '#b9572f'],
    ['#2d6a4a', '#112d20', wool, '#e2a93b', '#7d1f33'],
    ['#37615f', '#142a2a', wool, '#d98a3a', '#a8432d'],
    ['#eadcbf', '#0c2b28', '#1f5d57', '#d98a3a', '#7d1f33'],
  ],
  'specialised-course': [
    ['#a4482a', '#47190d', wool, '#efb84f', '#5a1626'],
    ['#a04e22', '#4d2110', wool, '#f0c469', '#1f5d57'],
    ['#93401f', '#3d170a', wool, maize, '#243a6b'],
    ['#efdcc0', '#47190d', '#a4482a', '#efb84f', '#5a1626'],
  ],
  diploma: [
    ['#46203f', '#200c1d', wool, '#d9a441', '#8b3a62'],
    ['#3a2350', '#190e25', wool, maize, '#7d1f33'],
    ['#562238', '#270d19', wool, '#dfae55', '#2f3b77'],
    ['#eee2d0', '#200c1d', '#46203f', '#d9a441', '#8b3a62'],
  ],
  consultancy: [
    ['#4a3b30', '#211a15', wool, '#c98f4e', '#8e2740'],
    ['#5b4a3b', '#29201a', wool, '#d9b27a', '#1f5d57'],
    ['#3a3530', '#191613', wool, '#c7722e', '#7d2a35'],
    ['#e3d5bd', '#211a15', '#4a3b30', '#c98f4e', '#8e2740'],
  ],
  book: [
    [wool, '#3a0e19', '#7d1f33', maize, '#243a6b'],
    ['#7d1f33', '#3a0e19', wool, maize, '#b9472f'],
    ['#243a6b', '#121d38', wool, maize, '#8e2740'],
    ['#1f5d57', '#0c2b28', wool, '#e9b44c', '#b9572f'],
    ['#e6d3ae', '#121d38', '#243a6b', '#b9472f', '#7d1f33'],
    ['#3a3530', '#191613', wool, '#c7722e', '#8b2a3c'],
    ['#46203f', '#200c1d', wool, '#d9a441', '#8b3a62'],
    ['#a4482a', '#3d150a', wool, '#efb84f', '#5a1626'],
    ['#1d4a73', '#0d2338', wool, '#e9b95a', '#b9472f'],
    ['#2d6a4a', '#112d20', wool, '#e2a93b', '#7d1f33'],
    ['#eadcbf', '#0c2b28', '#1f5d57', '#d98a3a', '#7d1f33'],
    ['#dba544', '#3a0e19', '#7d1f33', wool, '#243a6b'],
    ['#5b4a3b', '#29201a', wool, '#d9b27a', '#1f5d57'],
    ['#efdcc0', '#47190d', '#a4482a', '#efb84f', '#5a1626'],
  ],
  magazine: [
    ['#dba544', '#3a0e19', '#7d1f33', wool, '#243a6b'],
    ['#c7622f', '#220c05', wool, '#f0c469', '#243a6b'],
    ['#eadcbf', '#0c2b28', '#1f5d57', '#c7722e', '#7d1f33'],
    ['#8e2740', '#3a0e19', wool, '#e9b95a', '#243a6b'],
  ],
};

/** The colour of words on a ground: the dark thread or the lightest one, whichever stands out more. */
export function wordsOn(ground: string, palette: Palette): string {
  const light = lightest(palette);
  return contrast(ground, palette[1]) > contrast(ground, light) ? palette[1] : light;
}

/** The colour of a small line on a ground: the warm thread, or the second where the warm one is too near. */
export function accentOn(ground: string, palette: Palette): string {
  return contrast(ground, palette[3]) >= 2 ? palette[3] : palette[4];
}

/** Contrast by WCAG 2.2 of two colours as '#rrggbb', 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Relative luminance by WCAG 2.2 of a colour as '#rrggbb', 0 to 1. */
export function luminance(colour: string): number {
  const channel = (from: number): number => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function lightest(palette: Palette): string {
  return palette.reduce((found, colour) => (luminance(colour) > luminance(found) ? colour : found));
}
