import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Names of parts of addresses that are always written in small letters; others may be secrets, which are not touched. */
const inSmallLetters = /^:(?:slug|category|seller|type)\??$/;

/** Where an address that was typed with capitals lives: the same as the school writes it; null when it has none, or is no page's. */
export function writtenAddress(routes: readonly RouteObject[], address: string): string | null {
  const query = address.indexOf('?');
  const path = query < 0 ? address : address.slice(0, query);
  // Two slashes at the start would lead to another house.
  if (!/[A-Z]/.test(path) || path.startsWith('//')) return null;
  const written = inCaseOf(patternOf(routes, path), path);
  return written === path ? null : written + address.slice(path.length);
}

function patternOf(routes: readonly RouteObject[], path: string): string {
  const matches = matchRoutes([...routes], path) ?? [];
  return matches.reduce((whole, { route: { path: part = '' } }) => {
    return part.startsWith('/') ? part : `${whole}/${part}`;
  }, '');
}

function inCaseOf(pattern: string, path: string): string {
  const parts = pattern.split('/').filter((part) => part !== '');
  return path
    .split('/')
    .map((part, index) => {
      const known = parts[index - 1] ?? '*';
      if (inSmallLetters.test(known)) return smallLetters(part);
      // A part that every address of the page has is written as the page's route writes it.
      return known.toLowerCase() === part.toLowerCase() ? known : part;
    })
    .join('/');
}

/** What is encoded (%C3) stands for itself; no name of ours has a percent sign (%25), so that a part with one is nobody's. */
function smallLetters(part: string): string {
  if (part.includes('%25')) return part;
  return part.replaceAll(/%[0-9A-F]{2}|[A-Z]/g, (found) => (found.startsWith('%') ? found : found.toLowerCase()));
}
