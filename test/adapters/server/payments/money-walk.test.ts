import { expect, onTestFinished, test } from 'vitest';
import { auditMoney } from '#test/support/load/money/money-audit.ts';
import { dieOf } from '#test/support/load/money/money-die.ts';
import { MortalProcess, ToldClock, withMortal } from '#test/support/load/money/money-mortal.ts';
import { moneyScene } from '#test/support/load/money/money-scene.ts';
import { bankTakesBack } from '#test/support/load/money/money-disputes.ts';
import { MoneyWalk } from '#test/support/load/money/money-walk.ts';
import { builtProgram } from '#test/support/school/built-program.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';

/** From which seed, and how long it walks, for whoever wants more than every run has time for (CONTRIBUTING.md). */
const asked = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
const [seed, steps, width] = [asked('WALK_SEED', 14), asked('WALK_STEPS', 24), asked('WALK_BURST', 3)];
/** Bursts after which jobs do all there is to do, so that what must be there by then is asked for. */
const settledEvery = 12;

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
    // Last, by a die of its own: what is drawn before stays as it is.
    const bank = dieOf(seed + 124);
    const said = [];
    for (let taking = 1; taking <= 4; taking += 1) said.push(...(await bankTakesBack(walk, bank)));
    await walk.settle();
    expect([...walk.broken, ...(await auditMoney(scene, true))], `after banks took back: ${said}`).toEqual([]);
    for (const once of ['note 201', 'outcome 200']) expect(said.filter((each) => each === once)).toHaveLength(4);
    expect(said.filter((each) => each === 'early refund 409')).toHaveLength(4);
    expect(scene.asked.size).toBeGreaterThan(0);
    // A walk on which nothing is sold shows nothing.
    for (const table of ['receipts', 'vouchers', 'simulated_payments', 'grants', 'refunds'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).not.toEqual([]);
    }
  });
});

/** How often a process is killed in the middle of a burst, for whoever has the time: every run has none, and skips nothing. */
const kills = asked('WALK_KILLS', 0);
const ofMortals = kills === 0 ? [] : [onPostgres];

for (const suite of ofMortals)
  suite('The money of a school of two processes', (database) => {
    const program = builtProgram('test/support/load/money/money-process.ts');
    test(`agrees in the end though one of them is killed ${kills} times`, async () => {
      const clock = new ToldClock();
      const open = await moneyScene(database, clock);
      const settings = { ...open.culqiSettings, PAYMENT_GATEWAYS: 'culqi,simulada' };
      const mortal = new MortalProcess(program(), database(), clock.file, settings);
      const scene = withMortal(open, mortal);
      const walk = new MoneyWalk(scene, seed);
      const die = dieOf(seed);
      for (let killed = 1; killed <= kills; killed += 1) {
        await mortal.start();
        for (let step = 0; step < 3; step += 1) await walk.burst(width);
        const burst = walk.burst(width * 2);
        await mortal.killIn(20 + die.below(200));
        await burst;
        await walk.settle(true);
        const faults = [...walk.broken, ...(await auditMoney(scene, true))];
        expect(faults, `after the death ${killed} from seed ${seed}`).toEqual([]);
      }
      if (process.env['WALK_TALLY'] !== undefined) process.stdout.write(`${JSON.stringify([...walk.tally])}\n`);
    });
  });
