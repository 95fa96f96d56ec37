import { setTimeout as pause } from 'node:timers/promises';
import type { Moved, Moving, MovingOptions, Verdict } from '#application/server/office/moving/moving.ts';
import type { UseCaseKey } from '#application/server/shared/ports/unit-of-work.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { Numbered } from '#domain/office/moving/moving.ts';
import type { Print } from '#adapters/cli/escuela/command.ts';

/** Lines that go in by one transaction, after which it rests as long as that took, and milliseconds at least: others write as well. */
const [linesAtOnce, leastRest] = [100, 4];

/** What came, or would come, of the lines of a file. */
export class MovingCounts {
  #added = 0;
  #changed = 0;
  #known = 0;
  letters = 0;

  /** Whether something was saved; a letter to whoever was known is. */
  get hasSaved(): boolean {
    return this.#added + this.#changed + this.letters > 0;
  }

  count(moved: readonly Moved[]): void {
    for (const { outcome, letter } of moved) {
      if (outcome === 'added') this.#added += 1;
      else if (outcome === 'changed') this.#changed += 1;
      else this.#known += 1;
      if (letter) this.letters += 1;
    }
  }

  /** 'Nuevos: 2. Cambiados: 0. Ya estaban: 1.' */
  text(): string {
    return `Nuevos: ${this.#added}. Cambiados: ${this.#changed}. Ya estaban: ${this.#known}.`;
  }
}

/** What each line would become, and the faults that only the school knows of; nothing is written. */
export async function rehearseMoving<T>(
  moving: Moving<T>,
  things: readonly Numbered<T>[],
  options: MovingOptions,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const some of inParts(things)) verdicts.push(...(await moving.check(some, options)));
  return verdicts;
}

/** Brings all in, some at a time; answers what came of it, and whether that is all: else it has said where it stopped. */
export async function bringIn<T>(
  school: School,
  useCase: UseCaseKey<Moving<T>>,
  things: readonly Numbered<T>[],
  options: MovingOptions,
  print: Print,
): Promise<{ readonly counts: MovingCounts; readonly isAll: boolean }> {
  const counts = new MovingCounts();
  let rest = 0;
  try {
    for (const some of inParts(things)) {
      await pause(Math.max(leastRest, rest));
      const began = performance.now();
      counts.count(await school.write(useCase, (moving) => moving.execute(some, options)));
      rest = performance.now() - began;
    }
  } catch (error) {
    print(`La mudanza se detuvo: ${error instanceof Error ? error.message : String(error)}`);
    const mails = counts.letters > 0 ? ` Cartas: ${counts.letters}.` : '';
    print(`${counts.text()}${mails} Repite la misma orden: sigue donde quedó y nada se duplica.`);
    return { counts, isAll: false };
  }
  return { counts, isAll: true };
}

function* inParts<T>(things: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < things.length; from += linesAtOnce) yield things.slice(from, from + linesAtOnce);
}
