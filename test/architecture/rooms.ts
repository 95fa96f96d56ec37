import { posix } from 'node:path';

/** The areas of the school: the same words on every floor; a floor uses those it needs (docs/architecture.md). */
export const areas: readonly string[] = [
  'accounts',
  'plans',
  'catalogue',
  'search',
  'pricing',
  'cart',
  'orders',
  'payments',
  'vouchers',
  'receipts',
  'learning',
  'exams',
  'reading',
  'tour',
  'support',
  'complaints',
  'home',
  'legal',
  'office',
  'settings',
  'shared',
];

/** How many files of code a folder may hold before it has to be divided. */
export const MOST_FILES = 25;

/** Floors that are divided by area, each with the rooms it has besides. */
export const floors: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [],
  'src/application/read-models': [],
  'src/application/browser': [],
  'src/application/server': [],
  'src/adapters/http-contract': [],
  'src/adapters/browser': [],
  'src/adapters/server/http': [],
  'src/adapters/server/sql': ['migrations', 'tables'],
  'src/adapters/server/wiring': [],
  'test/memory': [],
  'test/ports': [],
  // What draws pages, what runs whole schools, and what loads them.
  'test/support': ['browser', 'school', 'load'],
};

/** Floors whose rooms have names of their own. */
export const otherFloors: Readonly<Record<string, readonly string[]>> = {
  'src/adapters/server/rendering': ['engines', 'forms', 'in-process'],
  'src/ui': ['kit', 'school', 'sign-in'],
  'src/ui/kit': ['controls', 'forms', 'layout', 'overlay', 'feedback', 'styles', 'gallery'],
  'src/ui/school': ['boot', 'layouts', 'storefront', 'student', 'staff'],
};

/** Rooms within an area that has outgrown one; `ports` may be anywhere in the application. */
const innerRooms: readonly string[] = [
  'accounts/factor',
  'accounts/mailbox',
  'accounts/registration',
  'accounts/sessions',
  'exams/files',
  'learning/certificates',
  'learning/consultancies',
  'learning/seminars',
  'learning/syllabus',
  'learning/videos',
  'office/moving',
  'office/products',
  'office/resources',
  'payments/cash-codes',
  'payments/disputes',
  'payments/refunds',
  'receipts/books',
  'receipts/settlements',
  'receipts/shares',
  'reading/importing',
  'reading/writing',
  'shared/files',
  'vouchers/statements',
];

/** What is wrong with where files stand, in words: a room the house does not have, or one that holds too many. */
export function misplaced(paths: readonly string[]): readonly string[] {
  const code = paths.filter((path) => /\.tsx?$/.test(path));
  return [...unknownRooms(code), ...overfull(code)];
}

function unknownRooms(code: readonly string[]): readonly string[] {
  const faults = code.flatMap((path) => {
    const fault = unknownArea(path) ?? unknownName(path);
    return fault === null ? [] : [fault];
  });
  return [...new Set(faults)];
}

function unknownArea(path: string): string | null {
  for (const [floor, besides] of Object.entries(floors)) {
    const inside = below(path, floor);
    if (inside === null || besides.includes(inside[0] ?? '')) continue;
    const [area = '', ...rest] = inside;
    if (!areas.includes(area)) return `${floor}/${area} is no area of the school`;
    const room = rest.filter((name) => name !== 'ports' || !floor.includes('/application/')).join('/');
    if (room !== '' && !innerRooms.includes(`${area}/${room}`))
      return `${floor}/${area}/${room} is no room of its area`;
  }
  return null;
}

function unknownName(path: string): string | null {
  for (const [floor, rooms] of Object.entries(otherFloors)) {
    const [room] = below(path, floor) ?? [];
    if (room !== undefined && !rooms.includes(room)) return `${floor}/${room} is no room of its floor`;
  }
  return null;
}

/** The folders between a floor and a file on it, in `src` or in the tests that mirror it; null for a file right on it or elsewhere. */
function below(path: string, floor: string): readonly string[] | null {
  const mirrored = floor.startsWith('src/') ? floor.replace(/^src/, 'test') : floor;
  const home = [floor, mirrored].find((each) => path.startsWith(`${each}/`));
  if (home === undefined) return null;
  const folders = posix.dirname(path.slice(home.length + 1));
  return folders === '.' ? null : folders.split('/');
}

function overfull(code: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const path of code) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} holds ${count} files of code; at most ${MOST_FILES}`);
}
