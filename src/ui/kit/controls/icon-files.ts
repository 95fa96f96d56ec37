import { firstIconNames } from './first-icon-names.ts';
import type { IconName } from './icon-names.ts';
import first from './first-icons.svg?url&no-inline';
import further from './further-icons.svg?url&no-inline';

const isFirst: ReadonlySet<IconName> = new Set(firstIconNames);

/** Address of a drawing. What a first screen shows is a small file of its own: its text and cover wait for all that comes with it. */
export function drawingOf(name: IconName): string {
  return `${isFirst.has(name) ? first : further}#${name}`;
}

/**
 * Fetches the drawings that no first screen shows, for the browser to keep: what says that the network is gone has one.
 *
 * @throws TypeError when the file does not come.
 */
export async function bringFurtherIcons(): Promise<void> {
  await fetch(further);
}
