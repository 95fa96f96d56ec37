/** The first pattern that fits names it: programs say the names of those they descend from after their own. */
const programs: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

/** A device in words its owner knows, from what the browser says of itself: 'Chrome en Windows'. */
export function deviceName(userAgent: string): string {
  const program = nameIn(programs, userAgent);
  const system = nameIn(systems, userAgent);
  if (program !== null && system !== null) return `${program} en ${system}`;
  return program ?? system ?? 'Dispositivo desconocido';
}

function nameIn(table: readonly (readonly [RegExp, string])[], userAgent: string): string | null {
  return table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
