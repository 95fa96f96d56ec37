import { expect, onTestFinished, test } from 'vitest';
import { auditMoney } from '#test/support/load/money/money-audit.ts';
import { moneyScene } from '#test/support/load/money/money-scene.ts';
import { MoneyWalk } from '#test/support/load/money/money-walk.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

/** From which seed, and how long it walks, for whoever wants more than every run has time for (CONTRIBUTING.md). */
const asked = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
const [seed, steps, width] = [asked('WALK_SEED', 5), asked('WALK_STEPS', 18), asked('WALK_BURST', 4)];
/** Bursts after which jobs do all there is to do, so that what must be there by then is asked for. */
const settledEvery = 6;

eachDatabase('The money of a school in which everybody does anything', (database) => {
  test(`agrees after each of ${steps} bursts of ${width} from seed ${seed}`, async () => {
    const scene = await moneyScene(database);
    const { db } = scene.world;
    const walk = new MoneyWalk(scene, seed);
    if (process.env['WALK_TALLY'] !== undefined) {
      onTestFinished(() => {
        process.stdout.write(
          [...walk.tally]
            .toSorted()
            .map(([each, times]) => `${times} ${each}\n`)
            .join(''),
        );
      });
    }
    for (let step = 1; step <= steps; step += 1) {
      await walk.burst(width);
      const isSettled = step % settledEvery === 0;
      if (isSettled) await walk.settle();
      const faults = [...walk.broken, ...(await auditMoney(scene, isSettled))];
      expect(faults, `after step ${step} from seed ${seed}`).toEqual([]);
    }
    expect(scene.asked.size).toBeGreaterThan(0);
    // A walk on which nothing is sold shows nothing.
    for (const table of ['receipts', 'vouchers', 'simulated_payments', 'grants', 'refunds'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).not.toEqual([]);
    }
  });
});
